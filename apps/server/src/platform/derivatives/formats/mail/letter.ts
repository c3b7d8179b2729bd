import type { InnerFile } from '../../derived.ts'
import { markupText } from '../markup-text.ts'

/** A mail as it is read, of whichever program. */
export interface Letter {
  /** Who, when, about what: in the order in which it is shown. */
  heads: { label: string; value: string }[]
  text: string
  html: string
  files: InnerFile[]
}

const LETTERS_AND_DIGITS = /[\p{L}\p{N}\p{M}]+/gu

/**
 * The words of a mail's body, once: those of its page, and after them what only its plain version says (which is at
 * times the whole mail, and at times 'your program shows no pages').
 */
export function bodyText({ text, html }: Pick<Letter, 'text' | 'html'>): string {
  if (html.trim() === '') return text
  const page = markupText(html)
  const said = new Set(wordsOf(page))
  const own = text
    .split('\n')
    .filter((line) => wordsOf(line.replace(/https?:\/\/\S+/g, '')).some((word) => !said.has(word)))
  return [page, ...own].join('\n')
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(LETTERS_AND_DIGITS) ?? []

/** The lines above the body: `Subject: …`. */
export const headText = ({ heads }: Letter): string => heads.map(({ label, value }) => `${label}: ${value}`).join('\n')
