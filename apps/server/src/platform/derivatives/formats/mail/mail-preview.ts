import { tidyText } from '../../tidy-text.ts'
import { escapeHtml } from '../escape-html.ts'
import { writeReadingPreview } from '../reading-preview.ts'
import type { Letter } from './letter.ts'
import { safeHtml } from './safe-html.ts'

/** A longer mail is shown up to here. */
const MOST_LETTERS = 1_000_000

/** Writes the mail as a page: who, when, about what, and what it says. What came with it is told beside the page. */
export function writeMailPreview({ heads, text, html }: Omit<Letter, 'files'>): void {
  const head = heads.map(
    ({ label, value }) =>
      `<dt>${escapeHtml(label)}</dt><dd${label === 'Subject' ? ' class="title"' : ''}>${escapeHtml(tidyText(value))}</dd>`,
  )
  const body =
    html.trim() === '' ? `<pre>${escapeHtml(text.slice(0, MOST_LETTERS))}</pre>` : safeHtml(html.slice(0, MOST_LETTERS))
  writeReadingPreview([...(head.length > 0 ? [`<dl>${head.join('')}</dl>`] : []), body].join('\n'))
}
