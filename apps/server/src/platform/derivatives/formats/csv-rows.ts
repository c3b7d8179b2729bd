const DELIMITERS = [',', ';', '\t', '|', ':', '^', '~']
/** Those that stand in ordinary words as well, so that each row has to have as many. */
const RARE = new Set([':', '^', '~'])
/** What Excel is told by the first line: by which letter the values are parted. */
const TOLD = /^sep=([^\r\n])\r?\n/i

/** The rows' part of a table, and the delimiter: the one that it names, else the one that stands most often in the first lines outside quotes. */
export function partDelimiter(text: string): { rows: string; delimiter: string } {
  const told = TOLD.exec(text)
  if (told?.[1]) return { rows: text.slice(told[0].length), delimiter: told[1] }
  return { rows: text, delimiter: sniffDelimiter(text) }
}

function sniffDelimiter(text: string): string {
  const sample = text.slice(0, 10_000).replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => sample.split(delimiter).length
  const usual = DELIMITERS.filter((delimiter) => !RARE.has(delimiter))
  const best = usual.reduce((first, next) => (count(next) > count(first) ? next : first), ',')
  return count(best) > 1 ? best : (DELIMITERS.find((one) => RARE.has(one) && isInEachRow(sample, one)) ?? best)
}

/** As often in each of the first rows. */
function isInEachRow(sample: string, delimiter: string): boolean {
  const lines = sample.split(/\r?\n/, 20).filter((line) => line !== '')
  const counts = new Set(lines.slice(0, -1).map((line) => line.split(delimiter).length))
  const [only = 1] = counts
  return lines.length > 2 && counts.size === 1 && only > 1
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
