import { NamesInFolder } from '../../../platform/zip/zip-names.ts'

// A name of a bag holds at most so many bytes: systems take 255, and a number and folders come to it.
const longest = 160

const bytesOf = (text: string) => Buffer.byteLength(text)

/** The beginning of a text of at most so many bytes; no letter is cut. */
function startOf(text: string, most: number): string {
  let start = ''
  let size = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    size += bytesOf(segment)
    if (size > most) break
    start += segment
  }
  return start
}

/**
 * A name as a manifest and every system can hold it, not yet without its like: in NFC, cut to what fits with its ending
 * kept. A percent sign would be read as the beginning of an encoded one (RFC 8493, 2.1.3).
 */
function plain(name: string, isFolder: boolean): string {
  const text = name.normalize('NFC').toWellFormed().replaceAll('%', '_').trim()
  if (bytesOf(text) <= longest) return text
  const dot = isFolder ? -1 : text.lastIndexOf('.')
  const ending = dot > 0 && bytesOf(text.slice(dot)) <= 20 ? text.slice(dot) : ''
  return `${startOf(text.slice(0, text.length - ending.length), longest - bytesOf(ending)).trimEnd()}${ending}`
}

/** Gives the documents of a bag, and the files of each, names of their own under `data/`. */
export class BagNames {
  readonly #documents = new NamesInFolder()

  /** The paths of a document’s files, in their order. */
  take(documentName: string, fileNames: readonly string[]): string[] {
    if (fileNames.length === 0) return []
    const folder = this.#documents.take(plain(documentName, true), true)
    const files = new NamesInFolder()
    return fileNames.map((name) => `data/${folder}/${files.take(plain(name, false))}`)
  }
}
