import { tidyText } from '../../tidy-text.ts'
import { escapeHtml } from '../escape-html.ts'
import { writeReadingPreview } from '../reading-preview.ts'
import type { Letter } from './letter.ts'
import { safeHtml } from './safe-html.ts'

/** A longer mail is shown up to here. */
const MOST_LETTERS = 1_000_000
const MOST_FILES = 500

/** Writes the mail as a page: who, when, about what, what came with it, and what it says. */
export function writeMailPreview({ heads, text, html, files }: Letter): void {
  const head = heads.map(
    ({ label, value }) =>
      `<dt>${escapeHtml(label)}</dt><dd${label === 'Subject' ? ' class="title"' : ''}>${escapeHtml(tidyText(value))}</dd>`,
  )
  const list = files
    .slice(0, MOST_FILES)
    .map(({ name, bytes }) => `<li>${escapeHtml(tidyText(name))} <span>${sizeOf(bytes.length)}</span></li>`)
  const body =
    html.trim() === '' ? `<pre>${escapeHtml(text.slice(0, MOST_LETTERS))}</pre>` : safeHtml(html.slice(0, MOST_LETTERS))
  writeReadingPreview(
    [`<dl>${head.join('')}</dl>`, list.length > 0 ? `<ul class="files">${list.join('')}</ul>` : '', body].join('\n'),
  )
}

function sizeOf(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
