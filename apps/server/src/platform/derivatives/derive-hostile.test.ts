import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { noFindings } from './derived.ts'
import { isOrdinaryFile, readFindings } from './findings.ts'
import { defaultLimits, derive } from './index.ts'
import { deriveBytes } from './testing/derive-bytes.ts'
import { makeZip } from './testing/make-zip.ts'
import { docxOf, makeCompound, makeDoc, makeDocx, makeOdf, makePpt } from './testing/office-files.ts'
import { makePdf, pdfOf } from './testing/pdf-files.ts'

/** Enough for a small text, not for a long document. */
const SMALL = 24_000_000
const NOTHING = { text: null, textState: 'failed', thumbnail: null, preview: null }

test('a zip bomb is refused by its directory, before anything is unpacked', async () => {
  const derived = await deriveBytes('bomb.docx', docxOf(Buffer.alloc(60_000_000)))
  expect(derived).toMatchObject({ ...NOTHING, failure: { code: 'TooLarge' } })
})

test('a zip bomb that lies about its size is stopped where the lie ends', async () => {
  const derived = await deriveBytes('liar.docx', docxOf(Buffer.alloc(60_000_000), 1_000))
  expect(derived).toMatchObject({ ...NOTHING, failure: { code: 'TooLarge' } })
})

test('a workbook that lies about its size never reaches the parser', async () => {
  const derived = await deriveBytes(
    'liar.xlsx',
    makeZip([
      {
        name: '[Content_Types].xml',
        content:
          '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      },
      { name: 'xl/workbook.xml', content: Buffer.alloc(60_000_000), claimedSize: 500 },
    ]),
  )
  expect(derived).toMatchObject({ ...NOTHING, failure: { code: 'TooLarge' } })
})

const paper = docxOf('<w:document><w:body><w:p><w:r><w:t>Word</w:t></w:r></w:p></w:body></w:document>')
const withPicture = makeZip([
  { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
  { name: 'content.xml', content: '<office:body><text:p>Word</text:p></office:body>' },
  { name: 'Pictures/scan.png', content: randomBytes(2_000_000) },
])
/** The package with a wrong byte in the size that its directory gives the last part: the lowest comes first. */
function missized(bytes: Buffer, place: number, wrong: number): Buffer {
  const damaged = Buffer.from(bytes)
  damaged[damaged.lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + 24 + place] = wrong
  return damaged
}

test.each([
  ['a small part, to gigabytes', 'a.docx', missized(paper, 3, 0xff)],
  ['a small part, to hundreds of megabytes', 'a.docx', missized(paper, 3, 0x10)],
  ['a large part, to gigabytes', 'a.odt', missized(withPicture, 3, 0x40)],
  ['a small part, to less than it is', 'a.docx', missized(paper, 0, 0x01)],
])('a package whose directory has one wrong byte is damaged, not too large: the size of %s', async (_, name, bytes) => {
  expect(await deriveBytes(name, bytes)).toMatchObject({ failure: { code: 'Corrupt' } })
})

test('entities that multiply are not expanded', async () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
  const derived = await deriveBytes(
    'a.docx',
    docxOf(`${bomb}<w:document><w:body><w:p><w:r><w:t>x&b;y</w:t></w:r></w:p></w:body></w:document>`),
  )
  expect(derived.text?.pages).toEqual(['x&b;y'])
})

test('a picture that claims a hundred thousand pixels a side is not decoded', async () => {
  const derived = await deriveBytes('bomb.png', pngClaiming(100_000, 100_000))
  expect(derived).toMatchObject({ ...NOTHING, failure: { code: 'TooLarge' } })
})

test('a picture whose size was damaged is corrupt, not too large', async () => {
  const png = pngClaiming(100, 100)
  png.writeUInt8(0x7f, 17)
  expect(await deriveBytes('a.png', png)).toMatchObject({ ...NOTHING, failure: { code: 'Corrupt' } })
})

test('a PDF cut off in the middle fails or gives what is left, and never throws', async () => {
  const whole = await makePdf(['One', 'Two', 'Three'])
  const derived = await deriveBytes('cut.pdf', whole.subarray(0, 300))
  expect(derived).toMatchObject({ ...NOTHING, failure: { code: 'Corrupt' } })
})

test('a PDF of no pages is a failure', async () => {
  const empty = pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'])
  expect(await deriveBytes('empty.pdf', empty)).toMatchObject({ ...NOTHING, failure: { code: 'Corrupt' } })
})

test('a page tree that bites its tail comes to an end', async () => {
  const cyclic = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 5 >>',
    '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 5 >>',
  ])
  const derived = await deriveBytes('cyclic.pdf', cyclic)
  expect(derived.textState).not.toBe('done')
  expect(derived.failure?.code).toBe('Corrupt')
})

test('a page as long as a ribbon gives a small picture of its top', async () => {
  const ribbon = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 0.01 1000000] >>',
  ])
  const derived = await deriveBytes('ribbon.pdf', ribbon)
  expect(derived.failure).toBeUndefined()
  expect(derived.thumbnail).not.toBeNull()
})

test('a PDF with a password says so', async () => {
  const derived = await deriveBytes('secret.pdf', await makePdf(['Hidden'], 'open sesame'))
  expect(derived).toMatchObject({ ...NOTHING, failure: { code: 'PasswordProtected' } })
})

test.each([
  [
    'a Word document',
    'a.docx',
    makeCompound({ EncryptedPackage: Buffer.alloc(5_000), EncryptionInfo: Buffer.alloc(200) }),
  ],
  ['a Word 97 document', 'a.doc', makeDoc('x', { flags: 0x0100 })],
  ['a PowerPoint 97 presentation', 'a.ppt', makePpt([{ placeholders: ['x'] }], { token: 0xf3d1c4df })],
  ['an OpenDocument text', 'a.odt', makeOdf('text', '', '<manifest:encryption-data/>')],
])('%s with a password says so', async (_, fileName, bytes) => {
  expect(await deriveBytes(fileName, bytes)).toMatchObject({ ...NOTHING, failure: { code: 'PasswordProtected' } })
})

test.each(['a.docx', 'a.xlsx', 'a.pptx', 'a.odt'])(
  'a package %s without its parts is a failure, not an exception',
  async (name) => {
    const whole = await makeDocx('Title', ['text'])
    const derived = await deriveBytes(name, Buffer.concat([whole.subarray(0, 400), Buffer.alloc(100)]))
    expect(derived).toMatchObject(NOTHING)
  },
)

test.each([
  ['a web page named PDF', 'a.pdf', '<html><script>alert(1)</script><p>hi'],
  [
    'a drawing named PNG',
    'a.png',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><image href="file:///etc/passwd"/><text>hi</text></svg>',
  ],
])('%s is only ever read as text', async (_, name, bytes) => {
  expect(await deriveBytes(name, bytes)).toMatchObject({ text: { pages: ['hi'] }, thumbnail: null, preview: null })
})

test('a document that needs more memory than it may have is given up', async () => {
  const xml = `<w:document><w:body>${'<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(400_000)}</w:body></w:document>`
  const derived = await deriveBytes('long.docx', docxOf(xml), { memoryBytes: SMALL })
  expect(derived).toMatchObject({ ...NOTHING, failure: { code: 'TooLarge' } })
  expect((await deriveBytes('a.txt', 'text', { memoryBytes: SMALL })).textState).toBe('done')
})

test('a PDF larger than the memory of its reader is given up', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'derive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'large.pdf')
  await writeFile(path, await makePdf(['x']))
  await truncate(path, 600_000_000)
  const limits = { memoryBytes: SMALL, inputBytes: 700_000_000 }
  const derived = await derive({
    path,
    mediaType: 'application/pdf',
    extension: 'pdf',
    outputDir: join(folder, 'derived'),
    limits,
  })
  expect(derived).toMatchObject({ ...NOTHING, failure: { code: 'TooLarge' } })
})

test('a file that takes too long is given up', async () => {
  const derived = await deriveBytes('a.csv', 'a,b', { wallMilliseconds: 5 })
  expect(derived).toMatchObject({ ...NOTHING, failure: { code: 'TimedOut' } })
})

test('a file over the size limit is not looked into', async () => {
  const derived = await deriveBytes('a.txt', 'text', { inputBytes: 3 })
  expect(derived).toMatchObject({ ...NOTHING, failure: { code: 'TooLarge' } })
})

test('text beyond the limit is cut between letters', async () => {
  const derived = await deriveBytes('a.docx', await makeDocx('ñ'.repeat(100), []), { textBytes: 51 })
  expect(derived.text?.pages[0]).toBe('ñ'.repeat(25))
})

test('what an earlier run left is not taken for this one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'derive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'a.txt'), 'text')
  await writeFile(join(folder, 'thumbnail.webp'), 'stale')
  const input = { path: join(folder, 'a.txt'), mediaType: 'text/plain', extension: 'txt', outputDir: folder }
  expect((await derive(input)).thumbnail).toBeNull()
  await expect(readFile(join(folder, 'thumbnail.webp'))).rejects.toThrow('ENOENT')
})

test('a result that is a link, too large or malformed is not believed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'derive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const good = { ...noFindings, pages: ['x'], pageCount: 1 }
  await writeFile(join(folder, 'good'), JSON.stringify(good))
  await writeFile(join(folder, 'bad'), JSON.stringify({ ...good, pageCount: '1' }))
  await symlink(join(folder, 'good'), join(folder, 'link'))
  expect(await readFindings(join(folder, 'good'), defaultLimits)).toEqual(good)
  expect(await readFindings(join(folder, 'bad'), defaultLimits)).toBeUndefined()
  expect(await readFindings(join(folder, 'link'), defaultLimits)).toBeUndefined()
  expect(await readFindings(join(folder, 'good'), { ...defaultLimits, outputBytes: 10 })).toBeUndefined()
  expect(await isOrdinaryFile(join(folder, 'link'))).toBe(false)
})

function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunk = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(body.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), body])))
    return Buffer.concat([length, Buffer.from(type), body, sum])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
