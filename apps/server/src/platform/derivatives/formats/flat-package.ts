import { sourceOf } from '../bytes-of.ts'
import type { Job } from '../derived.ts'
import { readTextFile } from '../read-text-file.ts'
import { byDeclaration } from './markup-encoding.ts'
import { zipOfParts } from './parts-zip.ts'
import { openZip, type Zip } from './zip.ts'

const [WORD_2003, FLAT_PACKAGE] = ['application/vnd.ms-wordml', 'application/vnd.ms-word2006ml']
const MAIN = 'word/document.xml'
const MOST_PARTS = 10_000
const PART =
  /<pkg:part\b[^<>]{0,400}?\bpkg:name="\/([^"]{1,300})"[^<>]{0,400}>\s{0,100}<pkg:(xmlData|binaryData)\b[^<>]{0,400}>/g

/** Whether a Word document is one text, and no package. */
export const isOneText = ({ mediaType }: Pick<Job, 'mediaType'>): boolean =>
  mediaType === WORD_2003 || mediaType === FLAT_PACKAGE

/** The package of a Word document, also of one that is a single text: Word's flat package, or its XML of 2003. */
export async function openWord(job: Job): Promise<Zip> {
  if (job.mediaType === WORD_2003) {
    const { text } = readTextFile(job, byDeclaration)
    return zipOfParts(new Map([MAIN, 'word/styles.xml'].map((name) => [name, text])))
  }
  if (job.mediaType !== FLAT_PACKAGE) return await openZip(sourceOf(job))
  return zipOfParts(partsIn(readTextFile(job, byDeclaration).text))
}

/** Part by part as they are written: this form is Word's own (xmlPackage of 2006). */
function partsIn(text: string): Map<string, string | Buffer> {
  const parts = new Map<string, string | Buffer>()
  let isCut = false
  for (const found of text.matchAll(PART)) {
    if (parts.size >= MOST_PARTS || isCut) break
    const [whole, name = '', kind = ''] = found
    const from = found.index + whole.length
    const end = text.indexOf(`</pkg:${kind}>`, from)
    isCut = end < 0
    const content = text.slice(from, end < 0 ? undefined : end)
    parts.set(name, kind === 'xmlData' ? content : Buffer.from(content, 'base64'))
  }
  return parts
}
