/** A run of text as pdf.js gives it. */
export interface TextRun {
  str: string
  hasEOL: boolean
}

/** A page's text made ready for finding. */
export interface PageText {
  /** Lower case, without accents, one space for any white space. */
  folded: string
  /** For each letter of `folded` the run it stands in, and where in it. */
  runs: Int32Array
  offsets: Int32Array
}

export interface TextPoint {
  run: number
  offset: number
}

/** A match: from a letter to just behind another. */
export interface Match {
  from: TextPoint
  to: TextPoint
}

const marks = /\p{M}+/gu
// Soft hyphens and joiners, which nobody sees.
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/gu
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .replace(unseen, '')
    .toLowerCase()
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
const isSpace = (letter: string) => /\s/.test(letter)

export function pageTextOf(runs: readonly TextRun[]): PageText {
  const letters: string[] = []
  const runAt: number[] = []
  const offsetAt: number[] = []
  const add = (letter: string, run: number, offset: number) => {
    if (isSpace(letter) && (letters.length === 0 || letters.at(-1) === ' ')) return
    // Places are counted in code units, as the text's own indexes are.
    for (const unit of (isSpace(letter) ? ' ' : letter).split('')) {
      letters.push(unit)
      runAt.push(run)
      offsetAt.push(offset)
    }
  }
  for (const [index, { str, hasEOL }] of runs.entries()) {
    let offset = 0
    for (const letter of str) {
      for (const folded of fold(letter)) add(folded, index, offset)
      offset += letter.length
    }
    if (hasEOL) add(' ', index, str.length)
  }
  return { folded: letters.join(''), runs: Int32Array.from(runAt), offsets: Int32Array.from(offsetAt) }
}

/** Finds a text wherever it stands, also with other accents and case, over line ends and through a word's hyphen there. */
export function matchesIn(page: PageText, query: string): Match[] {
  const wanted = [...fold(query).trim().replace(/\s+/g, ' ')]
  if (wanted.length === 0) return []
  const pattern = wanted.map((letter) => (letter === ' ' ? ' ' : escaped(letter))).join('(?:- )?')
  const found = [...page.folded.matchAll(new RegExp(pattern.replaceAll('-(?:- )?', '- ?'), 'gu'))]
  return found.map(({ index, 0: text }) => ({
    from: pointAt(page, index),
    to: after(page, index + text.length - 1),
  }))
}

const escaped = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const pointAt = ({ runs, offsets }: PageText, at: number): TextPoint => ({
  run: runs[at] ?? 0,
  offset: offsets[at] ?? 0,
})

function after(page: PageText, at: number): TextPoint {
  const point = pointAt(page, at)
  return { ...point, offset: point.offset + 1 }
}
