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

/** For whom the files are enough. */
export async function* nothingRead(): AsyncGenerator<string> {}

/** What a part of an Office package has beside its own text. */
export async function readParts(
  zip: Zip,
  part: string,
  read: (files: Iterable<InnerFile>) => AsyncIterable<string>,
): Promise<PackageParts> {
  const found: PackageParts = { words: [], pages: [], files: [] }
  const seen = new Set<string>()
  for (const { type, target } of await readRelations(zip, part)) {
    if (!zip.has(target) || seen.has(target)) continue
    seen.add(target)
    if (DRAWINGS.test(type)) found.words.push(drawingWords(await zip.readText(target)))
    else if (type === CHUNK) {
      const name = target.split('/').at(-1) ?? ''
      for await (const text of read([{ name, bytes: await zip.read(target) }]))
        found.pages.push(text.slice(name.length + 1))
    } else if (EMBEDDED.test(type)) found.files.push(embeddedFile(target, await zip.read(target)))
  }
  return found
}
