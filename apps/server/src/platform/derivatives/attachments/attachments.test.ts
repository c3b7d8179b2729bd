import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { detectMediaType } from '../../media-type/index.ts'
import { deriveBytes } from '../testing/derive-bytes.ts'
import { makeMsg, makePackedMail } from '../testing/mail-files.ts'
import { makeZip } from '../testing/make-zip.ts'
import { docxWith, makeDocx } from '../testing/office-files.ts'
import { makeRar, makeSevenZip, PACKED_TARS, SEVEN_TEXTS } from '../testing/other-archives.ts'
import { makePdfWith, pinning } from '../testing/pdf-files.ts'
import { takeAttachment } from './take-attachment.ts'

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const docx = await makeDocx('Planword', [])
const list = Buffer.from('Name,Grade\r\nReyes,1.25\r\n')
const inner = makePackedMail('Forwarded', [{ name: 'deep.csv', bytes: list }])
const deepest = makePackedMail('Wrapped', [{ name: 'inner.eml', bytes: inner }])
const program = Buffer.from('MZ'.padEnd(64, '\0'), 'latin1')
const mail = makePackedMail('Papers', [
  { name: 'plan.docx', bytes: docx },
  { name: 'Reseña/../2026.csv', bytes: list },
  { name: 'forwarded.eml', bytes: inner },
  { name: 'setup.exe', bytes: program },
  { name: 'empty.txt', bytes: Buffer.alloc(0) },
  { name: 'wrapped.eml', bytes: deepest },
])

async function take(name: string, bytes: Buffer, wanted: string[]): Promise<Buffer | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'take-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'bytes')
  await writeFile(path, bytes)
  const { mediaType, extension } = await detectMediaType(path, name)
  const taken = await takeAttachment({ path, mediaType, extension, outputDir: join(folder, 'taken') }, wanted)
  return taken === undefined ? undefined : await readFile(taken)
}

test('what is attached to a mail is told by kind, size and content, and what is attached to that', async () => {
  const { attachments } = await deriveBytes('papers.eml', mail)
  expect(attachments.map(({ way, name, extension, size }) => [way, name, extension, size])).toEqual([
    ['1', 'plan.docx', 'docx', docx.length],
    ['2', 'Reseña/../2026.csv', 'csv', list.length],
    ['3', 'forwarded.eml', 'eml', inner.length],
    ['3.1', 'deep.csv', 'csv', list.length],
    ['4', 'setup.exe', 'exe', program.length],
    ['5', 'empty.txt', 'txt', 0],
    ['6', 'wrapped.eml', 'eml', deepest.length],
    ['6.1', 'inner.eml', 'eml', inner.length],
  ])
  expect(attachments.map(({ isExecutable }) => isExecutable).indexOf(true)).toBe(4)
  expect(attachments[0]?.sha256).toBe(sha256(docx))
})

test('each attachment comes out as it went in, from a mail in the mail too', async () => {
  expect((await take('papers.eml', mail, [sha256(docx)]))?.equals(docx)).toBe(true)
  expect((await take('papers.eml', mail, [sha256(inner), sha256(list)]))?.equals(list)).toBe(true)
  expect((await take('papers.eml', mail, [sha256(Buffer.alloc(0))]))?.length).toBe(0)
})

test('what a mail does not carry is not taken out of it', async () => {
  expect(await take('papers.eml', mail, [sha256(Buffer.from('elsewhere'))])).toBeUndefined()
  expect(await take('papers.eml', mail, [sha256(docx), sha256(list)])).toBeUndefined()
  expect(await take('plain.txt', Buffer.from('Plain words.'), [sha256(list)])).toBeUndefined()
  expect(await take('broken.pdf', Buffer.from('%PDF-1.4 broken'), [sha256(list)])).toBeUndefined()
})

test('a mail of Outlook gives its attachments in the same way', async () => {
  const msg = makeMsg({ subject: 'Papers', files: [{ name: 'list.csv', bytes: list }] })
  expect((await deriveBytes('a.msg', msg)).attachments).toMatchObject([
    { way: '1', name: 'list.csv', mediaType: 'text/csv' },
  ])
  expect((await take('a.msg', msg, [sha256(list)]))?.equals(list)).toBe(true)
})

test('what lies in an archive, and in an archive or a mail in it, comes out as it went in', async () => {
  const zip = makeZip([
    { name: 'Lists/list.csv', content: list },
    { name: 'inner.zip', content: makeZip([{ name: 'plan.docx', content: docx }]) },
    { name: 'forwarded.eml', content: inner },
  ])
  const { attachments } = await deriveBytes('a.zip', zip)
  expect(attachments.map(({ way, name }) => [way, name])).toEqual([
    ['1', 'Lists/list.csv'],
    ['2', 'inner.zip'],
    ['2.1', 'plan.docx'],
    ['3', 'forwarded.eml'],
    ['3.1', 'deep.csv'],
  ])
  const hashOf = (at: string) => attachments.find(({ way }) => way === at)?.sha256 ?? ''
  expect((await take('a.zip', zip, [hashOf('1')]))?.equals(list)).toBe(true)
  expect((await take('a.zip', zip, [hashOf('2'), hashOf('2.1')]))?.equals(docx)).toBe(true)
  expect((await take('a.zip', zip, [hashOf('3'), hashOf('3.1')]))?.equals(list)).toBe(true)
  const mailbox = Buffer.concat([Buffer.from('From a@b Mon Jan  5 09:00:00 2026\n'), inner])
  const [first] = (await deriveBytes('a.mbox', mailbox)).attachments
  expect((await take('a.mbox', mailbox, [first?.sha256 ?? '', sha256(list)]))?.equals(list)).toBe(true)
})

test('what lies in a 7z, a RAR and a tar packed by xz comes out as it went in', async () => {
  for (const [name, archive, word] of [
    ['a.7z', makeSevenZip('lzma2'), SEVEN_TEXTS[1]],
    ['a.rar', makeRar([{ name: 'a.txt', content: 'Storedword' }]), 'Storedword'],
    ['a.tar.xz', Buffer.from(PACKED_TARS.xz, 'base64'), 'Twoword'],
  ] as const) {
    const content = Buffer.from(word ?? '')
    expect((await take(name, archive, [sha256(content)]))?.equals(content)).toBe(true)
  }
})

test('an attachment of a large size comes whole', async () => {
  const large = Buffer.alloc(18_000_001, 'Sinupan ')
  const heavy = makePackedMail('Heavy', [{ name: 'large.txt', bytes: large }])
  expect((await take('heavy.eml', heavy, [sha256(large)]))?.equals(large)).toBe(true)
})

test('a mail of very many files tells the first five hundred', async () => {
  const files = Array.from({ length: 510 }, (_, at) => ({ name: `${at}.txt`, bytes: Buffer.from(`Note ${at}`) }))
  const { attachments } = await deriveBytes('many.eml', makePackedMail('Many', files))
  expect(attachments).toHaveLength(500)
})

test('attachments behind more text than is kept are told all the same', async () => {
  const long = Buffer.from('Long words of a book.\n'.repeat(200))
  const files = [
    { name: 'long.txt', bytes: long },
    { name: 'short.txt', bytes: Buffer.from('Short') },
    { name: 'last.csv', bytes: list },
  ]
  const { attachments, text } = await deriveBytes('a.eml', makePackedMail('Long', files), { textBytes: 1_000 })
  expect(attachments.map(({ name }) => name)).toEqual(['long.txt', 'short.txt', 'last.csv'])
  expect(text?.pages.join('').length).toBeLessThanOrEqual(1_000)
})

test('a PDF gives what is attached to it or pinned to a page, a Word document what is embedded in it', async () => {
  const pdf = await makePdfWith((paper) => {
    paper.text('Cover')
    paper.file(docx, { name: 'Año.docx' })
    pinning(paper).fileAnnotation(10, 10, 20, 20, { src: list, name: 'pin.csv' })
  })
  const { attachments } = await deriveBytes('a.pdf', pdf)
  expect(attachments.map(({ way, name, sha256 }) => [way, name, sha256])).toEqual([
    ['1', 'Año.docx', sha256(docx)],
    ['2', 'pin.csv', sha256(list)],
  ])
  expect((await take('a.pdf', pdf, [sha256(list)]))?.equals(list)).toBe(true)
  const outer = docxWith('<w:p><w:r><w:t>Outerword</w:t></w:r></w:p>', [
    { name: 'embeddings/Plan.docx', relation: 'package', content: docx },
  ])
  expect((await deriveBytes('a.docx', outer)).attachments).toMatchObject([{ way: '1', name: 'Plan.docx' }])
  expect((await take('a.docx', outer, [sha256(docx)]))?.equals(docx)).toBe(true)
})
