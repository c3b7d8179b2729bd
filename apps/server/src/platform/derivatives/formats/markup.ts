import type { Job, Note } from '../derived.ts'
import { encodingOf, readTextFile } from '../read-text-file.ts'
import { tidyText } from '../tidy-text.ts'
import { byDeclaration } from './markup-encoding.ts'
import { fieldsText, markupText } from './markup-text.ts'

/** The text of HTML, SVG and XML. There is no preview: such a file is only ever downloaded. */
export async function readMarkup(job: Job, note: Note): Promise<void> {
  const decoded = readTextFile(job, byDeclaration)
  const textOf = /xml$/.test(job.mediaType) && !/html|svg/.test(job.mediaType) ? fieldsText : markupText
  note({ pages: [tidyText(textOf(decoded.text))], encoding: encodingOf(decoded) })
}
