import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { describe, expect, it } from 'vitest'
import { documents } from '../plan/documents.ts'
import type { PlanFile } from '../plan/types.ts'
import { unpackZip } from './office/zip.ts'

const media: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  png: 'image/png',
  jpg: 'image/jpeg',
}

const extensionOf = (file: PlanFile) => file.fileName.slice(file.fileName.lastIndexOf('.') + 1)
const hashOf = (file: PlanFile) => createHash('sha256').update(file.bytes).digest('hex')

/** In the letters of the machine that it was typed on. */
const inDos = 'List of boxes, 1994.txt'

async function makeAll(): Promise<PlanFile[]> {
  const files: PlanFile[] = []
  for (const document of documents) files.push(await document.file())
  return files
}

describe('the demo university’s files', async () => {
  const files = await makeAll()

  it('are what their names say', async () => {
    for (const file of files) {
      const expected = media[extensionOf(file)]
      expect((await fileTypeFromBuffer(file.bytes))?.mime, file.fileName).toBe(expected)
      const isInUtf8 = !expected && file.fileName !== inDos
      if (isInUtf8) expect(file.bytes.toString('utf8'), file.fileName).not.toContain('\uFFFD')
    }
  })

  it('are of all the kinds that a university files', () => {
    expect([...new Set(files.map(extensionOf))].sort()).toEqual([...Object.keys(media), 'csv', 'eml', 'txt'].sort())
  })

  it('have a name that no file system refuses', () => {
    expect(files.map((file) => file.fileName).filter((name) => /[/\\:*?"<>|]/.test(name))).toEqual([])
  })

  it('differ from each other', () => {
    expect(new Set(files.map(hashOf)).size).toBe(files.length)
  })

  it('are the same bytes each time', async () => {
    const changed: string[] = []
    for (let index = 0; index < documents.length; index += 3) {
      const [first, again] = [files[index], await documents[index]?.file()]
      if (first && again && hashOf(first) !== hashOf(again)) changed.push(first.fileName)
    }
    expect(changed).toEqual([])
  })

  it('hold a charter of thirty pages and more', () => {
    const charter = files.find((file) => file.fileName.startsWith('Citizen’s Charter'))
    expect(charter?.bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0).toBeGreaterThanOrEqual(30)
  })

  it('hold office packages whose parts are all well-formed enough to be read again', () => {
    const packages = files.filter((file) => ['docx', 'xlsx', 'pptx', 'odt'].includes(extensionOf(file)))
    for (const file of packages) {
      const parts = unpackZip(file.bytes).filter((part) => part.name.endsWith('.xml'))
      expect(parts.length, file.fileName).toBeGreaterThan(2)
      for (const part of parts) expect(part.bytes.toString('utf8').trimEnd().endsWith('>'), part.name).toBe(true)
    }
  })
})
