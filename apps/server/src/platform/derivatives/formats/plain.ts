import type { DecodedText } from '../../media-type/decode-text.ts'
import type { Job, Note } from '../derived.ts'
import { encodingOf, readTextFile } from '../read-text-file.ts'
import { escapeHtml } from './escape-html.ts'
import { plainWords } from './plain-words.ts'
import { writeReadingPreview } from './reading-preview.ts'

const SHOWN_LETTERS = 1_000_000

/** Plain text of any encoding, as one page. A page to look at says which encoding was guessed, so that nobody has to guess again. */
export async function readPlain(job: Job, note: Note): Promise<void> {
  const decoded = readTextFile(job)
  note({ pages: [plainWords(decoded.text, job.mediaType)], encoding: encodingOf(decoded) })
  if (job.inner || !isToBeTold(decoded)) return
  writePreview(decoded)
  note({ previewKind: 'html' })
}

/** Browsers read the rest by themselves. */
export const isToBeTold = ({ isGuessed, encoding }: DecodedText): boolean =>
  (isGuessed && encoding !== 'utf-8' && encoding !== 'windows-1252') || /^(?:utf-32|iso-2022)/.test(encoding)

function writePreview({ text, encoding, isGuessed }: DecodedText): void {
  const said = isGuessed ? `Read as ${encoding}, guessed from its letters.` : `Read as ${encoding}.`
  writeReadingPreview(`<p class="said">${escapeHtml(said)}</p><pre>${escapeHtml(text.slice(0, SHOWN_LETTERS))}</pre>`)
}
