/** What a cell holds: a text, a number, a calendar date, or nothing. */
export type Value = string | number | { date: string } | null

/** Places in the list of styles that `parts.ts` writes. */
const styles = { text: 1, title: 2, date: 3 }

/** The most that a cell holds (Excel’s own limit). */
const longest = 32_767

export function cellOf(value: Value, place: string, style: 'text' | 'title' = 'text'): string {
  if (value === null || value === '') return ''
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`
  if (typeof value === 'object') {
    const serial = serialOf(value.date)
    return serial === undefined ? cellOf(value.date, place) : `<c r="${place}" s="${styles.date}"><v>${serial}</v></c>`
  }
  const text = escapeXml(value.slice(0, longest).toWellFormed())
  return `<c r="${place}" s="${styles[style]}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

/** A, B … Z, AA … */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26)
  return `${rest > 0 ? columnName(rest - 1) : ''}${String.fromCharCode(65 + (index % 26))}`
}

const dayMs = 86_400_000
const dayZero = Date.UTC(1899, 11, 30)

// Excel takes 1900 for a leap year: its count is right from 1 March 1900 on.
function serialOf(date: string): number | undefined {
  const serial = Math.round((Date.parse(`${date}T00:00:00Z`) - dayZero) / dayMs)
  return serial >= 61 && serial <= 2_958_465 ? serial : undefined
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** As XML may hold it: what no document of XML 1.0 may hold is left out, and `_x0041_` stays what it is (ECMA-376, ST_Xstring). */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (mark) => marks[mark] ?? '')
