const DELIMITERS = [',', ';', '\t', '|']

/** The delimiter that stands most often in the first lines outside quotes. */
export function sniffDelimiter(text: string): string {
  const sample = text.slice(0, 10_000).replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => sample.split(delimiter).length
  return DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best), ',')
}

/** Rows of a CSV (RFC 4180), tolerant of stray quotes; every value stays the text it is. */
export function* csvRows(text: string, delimiter: string): Generator<string[]> {
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const field = text[at] === '"' ? quotedField(text, at) : { value: '', end: at }
    const stop = fieldEnd(text, field.end, delimiter)
    row.push(field.value + text.slice(field.end, stop))
    const mark = text[stop]
    at = stop + (mark === '\r' && text[stop + 1] === '\n' ? 2 : 1)
    if (mark === delimiter) {
      if (at >= text.length) row.push('')
      continue
    }
    yield row
    row = []
  }
  if (row.length > 0) yield row
}

function quotedField(text: string, open: number): { value: string; end: number } {
  let value = ''
  let at = open + 1
  for (;;) {
    const close = text.indexOf('"', at)
    if (close === -1) return { value: value + text.slice(at), end: text.length }
    value += text.slice(at, close)
    if (text[close + 1] !== '"') return { value, end: close + 1 }
    value += '"'
    at = close + 2
  }
}

function fieldEnd(text: string, from: number, delimiter: string): number {
  let at = from
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}
