import type { InnerFile } from '../derived.ts'
import { drawingWords } from './drawing-words.ts'
import { embeddedFile } from './embedded-file.ts'
import { readRelations } from './relations.ts'
import type { Zip } from './zip.ts'

const DRAWINGS = /^(?:chart|chartEx|diagramData)$/
const EMBEDDED = /^(?:package|oleObject)$/
/** A part of another format that takes the place of a paragraph (ECMA-376 part 1, 17.17.2). */
const CHUNK = 'aFChunk'

export interface PackageParts {
  /** Of each chart and drawing. */
  words: string[]
  /** The text of parts in another format, which is the document's own. */
  pages: string[]
  /** What is embedded as a file of its own. */
  files: InnerFile[]
}

export type ReadFiles = (files: Iterable<InnerFile>) => AsyncIterable<string>

/** For whom the files are enough. */
export async function* nothingRead(): AsyncGenerator<string> {}

/** What a part of an Office package has beside its own text. */
export const readParts = (zip: Zip, part: string, read: ReadFiles): Promise<PackageParts> =>
  readAllParts(zip, [part], read)

/** What several parts have, what they share once. */
export async function readAllParts(zip: Zip, parts: readonly string[], read: ReadFiles): Promise<PackageParts> {
  const found: PackageParts = { words: [], pages: [], files: [] }
  const seen = new Set<string>()
  for (const part of parts) await readInto(found, seen, { zip, part, read })
  return found
}

async function readInto(
  found: PackageParts,
  seen: Set<string>,
  { zip, part, read }: { zip: Zip; part: string; read: ReadFiles },
): Promise<void> {
  for (const { type, target } of await readRelations(zip, part)) {
    if (!zip.has(target) || seen.has(target)) continue
    seen.add(target)
    if (DRAWINGS.test(type)) found.words.push(...(await wordsOfDrawing(zip, target)))
    else if (type === CHUNK) {
      const name = target.split('/').at(-1) ?? ''
      for await (const text of read([{ name, bytes: await zip.read(target) }]))
        found.pages.push(text.slice(name.length + 1))
    } else if (EMBEDDED.test(type)) found.files.push(embeddedFile(target, await zip.read(target)))
  }
}

/** The words of a chart or drawing, and of the boxes that were drawn onto it. */
export async function wordsOfDrawing(zip: Zip, part: string): Promise<string[]> {
  const words = [drawingWords(await zip.readText(part))]
  for (const { type, target } of await readRelations(zip, part))
    if (type === 'chartUserShapes') words.push(drawingWords(await zip.readText(target)))
  return words
}
