/** A table: `widths` are parts of the whole line; the last row may be a total. */
export type TableBlock = {
  heads: string[]
  widths: number[]
  rows: string[][]
  /** Columns, counted from 0, that are set flush right. */
  right?: number[]
  total?: string[]
  caption?: string
  /** The colour of the head row; pale blue without one. */
  tone?: 'pale' | 'navy' | 'green'
}

/** Who signs, above a printed name. */
export type SignatureBlock = { signed: string; position: string; lead?: string; aside?: 'left' }

/**
 * What papers are made of. A text block starts with a mark: `# ` heading, `## ` small heading, `- ` item, `^ ` centred
 * capitals, `= ` centred line, `> ` indented, `~ ` small print, `---` rule, `===` page break; anything else is a
 * paragraph. `**` encloses bold.
 */
export type Block = string | TableBlock | SignatureBlock

/** One run of text in one weight. */
export type Run = { text: string; bold: boolean }

/** `a **b** c` as runs. A space between two runs ends the first: PDF drops it at the start of a justified one. */
export function runsOf(text: string): Run[] {
  return text
    .replaceAll('** ', ' **')
    .split('**')
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter((run) => run.text !== '')
}

/** The mark at the start of a text block and what follows it. */
export function splitMark(text: string): { mark: string; rest: string } {
  const found = /^(#|##|-|\^|=|>|~) /.exec(text)
  return found ? { mark: found[1] ?? '', rest: text.slice(found[0].length) } : { mark: '', rest: text }
}
