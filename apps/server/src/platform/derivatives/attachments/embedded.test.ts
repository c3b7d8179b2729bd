import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { CFB, utils, write } from '@e965/xlsx'
import { expect, onTestFinished, test } from 'vitest'
import { detectMediaType } from '../../media-type/index.ts'
import { streamsBelow } from '../formats/embedded-file.ts'
import { deriveBytes } from '../testing/derive-bytes.ts'
import { makeTnef, withStreams, wrapped } from '../testing/embedding.ts'
import { makePackedMail } from '../testing/mail-files.ts'
import { makeZip } from '../testing/make-zip.ts'
import { makeCompound, makeDoc, makeDocx, makePpt } from '../testing/office-files.ts'
import { takeAttachment } from './take-attachment.ts'

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const plan = await makeDocx('Planword', [])
const list = Buffer.from('Name,Grade\r\nReyesword,1.25\r\n')
const object = makeCompound({ '\u0001Ole10Native': wrapped('list.csv', list) })
const streams = { '\u0001Ole10Native': wrapped('list.csv', list), Package: plan }

function sheet(bookType: 'xlsx' | 'biff8'): Buffer {
  const book = utils.book_new(utils.aoa_to_sheet([['Sheetword']]), 'Grades')
  return Buffer.from(write(book, { type: 'buffer', bookType }))
}

const xlsx = withStreams(sheet('xlsx'), { 'xl/embeddings/oleObject1.bin': object, 'xl/embeddings/Plan.docx': plan })

const odt = makeZip([
  { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
  {
    name: 'content.xml',
    content:
      '<office:document-content><office:body><text:p>Outerword</text:p><draw:frame><draw:object-ole xlink:href="./Object 1"/></draw:frame></office:body></office:document-content>',
  },
  { name: 'META-INF/manifest.xml', content: '<manifest:manifest/>' },
  { name: 'Object 1', content: object },
])

const below = (storage: string) =>
  Object.fromEntries(Object.entries(streams).map(([name, bytes], at) => [`${storage}${at}/${name}`, bytes]))

test.each([
  ['a.xlsx', xlsx, 'Sheetword', ['list.csv', 'Plan.docx']],
  ['a.xls', withStreams(sheet('biff8'), below('MBD0000000')), 'Sheetword', ['list.csv', 'object-2']],
  ['a.doc', withStreams(makeDoc('Outerword'), below('ObjectPool/_100')), 'Outerword', ['list.csv', 'object-2']],
  ['a.odt', odt, 'Outerword', ['list.csv']],
  ['a.ppt', makePpt([{ placeholders: ['Outerword'] }], { objects: [deflateSync(object)] }), 'Outerword', ['list.csv']],
  [
    'winmail.dat',
    makeTnef('Outerword', [{ name: 'LIST~1.CSV', longName: 'list.csv', bytes: list }]),
    'Outerword',
    ['list.csv'],
  ],
])('%s gives what is embedded in it: told, found by its words, and as it went in', async (name, bytes, own, names) => {
  const { attachments, failure, text } = await deriveBytes(name, bytes)
  expect(failure).toBeUndefined()
  expect(attachments.map((one) => one.name).sort()).toEqual([...names].sort())
  expect(attachments).toContainEqual(expect.objectContaining({ mediaType: 'text/csv', sha256: sha256(list) }))
  const words = text?.pages.join('\n') ?? ''
  expect(words).toContain(own)
  expect(words).toContain('Reyesword')
  if (names.length > 1) expect(words).toContain('Planword')
  for (const { sha256: wanted, size } of attachments) expect((await take(name, bytes, wanted))?.length).toBe(size)
  expect((await take(name, bytes, sha256(list)))?.equals(list)).toBe(true)
})

test('a document of an older Office that lies in its streams is a file again', async () => {
  const inner = streamsBelow(CFB.read(makeDoc('Innerword'), { type: 'buffer' }))
  const placed = Object.fromEntries([...inner].map(([name, bytes]) => [`ObjectPool/_1/${name}`, bytes]))
  const outer = withStreams(makeDoc('Outerword'), placed)
  const { attachments, text } = await deriveBytes('a.doc', outer)
  expect(attachments).toMatchObject([{ name: 'object-1.doc', mediaType: 'application/msword' }])
  expect(text?.pages.join('\n')).toContain('Innerword')
})

test('a mail’s winmail.dat tells what is in it, two levels deep', async () => {
  const dat = makeTnef('Tnefword', [{ name: 'plan.docx', bytes: plan }])
  const { attachments, text } = await deriveBytes(
    'a.eml',
    makePackedMail('Papers', [{ name: 'winmail.dat', bytes: dat }]),
  )
  expect(attachments.map(({ way, name }) => [way, name])).toEqual([
    ['1', 'winmail.dat'],
    ['1.1', 'plan.docx'],
  ])
  for (const word of ['Tnefword', 'Tnefsubject', 'Planword']) expect(text?.pages.join('\n')).toContain(word)
})

test('a winmail.dat that is cut off gives what came before, and a damaged one nothing false', async () => {
  const whole = makeTnef('Outerword', [
    { name: 'a.csv', bytes: list },
    { name: 'b.docx', bytes: plan },
  ])
  expect((await deriveBytes('winmail.dat', whole.subarray(0, -2_000))).attachments.map(({ name }) => name)[0]).toBe(
    'a.csv',
  )
  const damaged = Buffer.from(whole)
  damaged.fill(0xff, 40, 60)
  expect((await deriveBytes('winmail.dat', damaged)).failure?.code).not.toBe('Crashed')
})

async function take(name: string, bytes: Buffer, wanted: string): Promise<Buffer | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'take-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'bytes')
  await writeFile(path, bytes)
  const { mediaType, extension } = await detectMediaType(path, name)
  const taken = await takeAttachment({ path, mediaType, extension, outputDir: join(folder, 'taken') }, [wanted])
  return taken === undefined ? undefined : await readFile(taken)
}
