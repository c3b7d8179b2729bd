import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import * as contract from '@sinupan/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { readZip } from '../../../platform/zip/testing/read-zip.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { upload, uploadOne } from '../../../testing/upload.ts'
import { BagNames } from './bag-names.ts'

const sinupan = await startSinupan()
const { people, university } = sinupan
const { ana, records } = people
const folder = await mkdtemp(join(tmpdir(), 'sinupan-bag-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function prepare(title: string, ...fileManagerIds: number[]) {
  const body = { title, recipient: 'National Archives', fileManagerIds }
  return records.ask(contract.createTransfer, { body })
}
async function fetchBag(id: number): Promise<Buffer> {
  const answer = await records.call(contract.fetchBag, { params: { id } })
  if (answer.status !== 200) throw new Error(answer.raw.toString())
  return answer.raw
}
async function unpack(zip: Buffer, name: string): Promise<string> {
  const root = join(folder, name)
  for (const { path, content } of readZip(zip)) {
    const to = join(root, path)
    await mkdir(path.endsWith('/') ? to : dirname(to), { recursive: true })
    if (!path.endsWith('/')) await writeFile(to, content)
  }
  return root
}
const textsOf = (zip: Buffer, number: string) =>
  Object.fromEntries(readZip(zip).map(({ path, content }) => [path.replace(`${number}/`, ''), content.toString()]))

const isPythonThere = spawnSync('python3', ['--version']).status === 0
// The file stands alone here, where its package would tell its version.
const alone =
  'import importlib.metadata as m, runpy, sys; m.version = lambda _: "0"; sys.argv = sys.argv[1:]; runpy.run_path(sys.argv[0], run_name="__main__")'
const bagit = join(import.meta.dirname, '../testing/bagit.py')

/** Validates by the Library of Congress’s own implementation; answers what it says. */
const validate = (bag: string) =>
  promisify(execFile)('python3', ['-c', alone, bagit, '--validate', bag])
    .then(({ stdout, stderr }) => `valid ${stdout}${stderr}`)
    .catch((error: { stdout: string; stderr: string }) => `invalid ${error.stdout}${error.stderr}`)

const odd = [
  'CON.txt',
  'a:b?.txt',
  'Ñandú 100%.txt',
  'n\u0303.txt',
  'ñ.txt',
  'same.txt',
  'SAME.txt',
  '~tilde',
  `${'ü'.repeat(120)}.pdf`,
]
const { fileManagerId } = await uploadOne(ana, { name: 'Board minutes.txt', content: 'Present: all.' })
await ana.ask(contract.updateDocument, {
  params: { id: fileManagerId },
  body: {
    description: '=cmd|calc & <b>',
    documentCategoryId: university.categories.minutes,
    documentDate: '2020-02-29',
    tagIds: [university.tags.urgent],
  },
})
await upload(
  ana,
  { fileManagerId },
  odd.map((name) => ({ name, content: `Content of ${name}` })),
)
const empty = await uploadOne(ana, { name: 'Empty.txt', content: '' })
const paper = await ana.ask(contract.createDocument, { body: { name: 'On paper', deliveryUnitId: ana.unitId } })
const made = await prepare('Board papers', fileManagerId, empty.fileManagerId, paper.id)
const zip = await fetchBag(made.id)

describe('the bag of a transfer', () => {
  test.runIf(isPythonThere)(
    'is valid to the Library of Congress’s implementation, until a byte of it is altered',
    async () => {
      const root = join(await unpack(zip, 'whole'), made.number)
      expect(await validate(root)).toMatch(/^valid/)
      const [line = ''] = textsOf(zip, made.number)['manifest-sha256.txt']?.split('\n') ?? []
      await writeFile(join(root, line.slice(66)), 'Present: nobody.')
      expect(await validate(root)).toMatch(/^invalid/)
    },
  )

  test('is the same, byte by byte, at each download, whatever became of its documents', async () => {
    const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    const { fileManagerId: id } = await uploadOne(ana, { name: 'Goes.txt', content: 'It goes.' })
    const transfer = await prepare('What goes', id)
    const before = await fetchBag(transfer.id)
    await ana.ask(contract.updateDocument, { params: { id }, body: { name: 'Went' } })
    await ana.ask(contract.trashDocument, { params: { id } })
    await ana.ask(contract.removeDocument, { params: { id } })
    const again = await people.records2.call(contract.fetchBag, { params: { id: transfer.id } })
    expect(sum(again.raw)).toBe(sum(before))
  })

  test('tells of itself, and of each document in Dublin Core and a CSV in which nothing is a formula', async () => {
    const texts = textsOf(zip, made.number)
    expect(texts['bagit.txt']).toBe('BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n')
    expect(texts['bag-info.txt']).toMatch(/^Payload-Oxum: \d+\.11$/m)
    expect(texts['bag-info.txt']).toContain(`External-Identifier: ${made.number}\n`)
    const xml = texts['metadata/dublin-core.xml'] ?? ''
    expect(xml).toContain('<dc:title>Board minutes</dc:title>')
    expect(xml).toContain('<dc:description>=cmd|calc &amp; &lt;b&gt;</dc:description>')
    expect(xml).toContain('<dcterms:created xsi:type="dcterms:W3CDTF">2020-02-29</dcterms:created>')
    expect(xml).toContain('<dc:title>On paper</dc:title>')
    const csv = texts['metadata/documents.csv'] ?? ''
    expect(csv).toContain('"\'=cmd|calc & <b>"')
    expect(csv).not.toMatch(/(^|,)"[=+\-@]/m)
    expect(csv.trim().split('\r\n')).toHaveLength(1 + 10 + 1 + 1)
  })
})

test('names in a bag are such as every system can unpack, each once', () => {
  const names = new BagNames()
  const paths = [...names.take('Papers.', odd), ...names.take('papers.', ['same.txt'])]
  expect(new Set(paths.map((path) => path.normalize('NFC').toLowerCase())).size).toBe(odd.length + 1)
  for (const path of paths) {
    expect(path).toMatch(/^data\/[^%\\:?*"<>|\n\r]+$/)
    for (const part of path.split('/')) expect(Buffer.byteLength(part)).toBeLessThan(200)
  }
  expect(paths.at(-2)).toMatch(/\.pdf$/)
})
