import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { onTestFinished } from 'vitest'
import { detectMediaType } from '../../../media-type/index.ts'
import { type Box, type CopyInput, type Inspected, inspectFile, type Made, makeCopy } from '../make-copy.ts'

async function stored(fileName: string, bytes: Buffer): Promise<CopyInput> {
  const folder = await mkdtemp(join(tmpdir(), 'copy-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'bytes')
  await writeFile(path, bytes)
  return { path, ...(await detectMediaType(path, fileName)), outputDir: join(folder, 'made') }
}

/** What is found in bytes that came in under that name. */
export const inspectBytes = async (fileName: string, bytes: Buffer): Promise<Inspected> =>
  await inspectFile(await stored(fileName, bytes))

/** A copy of them, and its bytes. */
export async function copyBytes(
  fileName: string,
  bytes: Buffer,
  { boxes = [], isPictured = false }: { boxes?: readonly Box[]; isPictured?: boolean } = {},
): Promise<Made & { bytes: Buffer }> {
  const made = await makeCopy(await stored(fileName, bytes), { boxes, isPictured })
  return { ...made, bytes: made.copy ? await readFile(made.copy.path) : Buffer.alloc(0) }
}

/** The words of a PDF's pages as another program reads them. */
export async function wordsOf(bytes: Buffer): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    )
  }
  await pdf.loadingTask.destroy()
  return pages
}
