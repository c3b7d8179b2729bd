import { setImmediate } from 'node:timers/promises'
import { CsvError, type Parser, parse } from 'csv-parse'

export interface CsvRecord {
  cells: string[]
  /** In the file, the head is line 1. */
  line: number
}
export interface CsvOptions {
  delimiter: string
  /** How many records are read at most. */
  most: number
}
/** What is read: up to the place where it can't be read any more, if there is one. */
export interface CsvRead {
  records: CsvRecord[]
  broken?: { line: number; message: string }
}

/** More columns than any file has that people fill in. */
const mostColumns = 200
// So much is read at once: some milliseconds of everybody's time.
const piece = 16 * 1024

/**
 * The records of a CSV, read in pieces between which others have their turn. Empty lines are left out, what stands around
 * cells is trimmed. Lines of very many columns are refused before they are read: each comma costs as much as a word.
 */
export async function readRecords(text: string, { delimiter, most }: CsvOptions): Promise<CsvRead> {
  const wide = await findWideLine(text, delimiter)
  if (wide !== undefined)
    return { records: [], broken: { line: wide, message: `a line has at most ${mostColumns} columns.` } }
  const parser = parse({
    bom: true,
    delimiter,
    trim: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    relax_column_count: true,
    info: true,
    to: most,
  })
  const records: CsvRecord[] = []
  parser.on('readable', () => take(parser, records))
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('end', resolve).on('error', reject)
  })
  try {
    await Promise.all([ended, feed(parser, text, () => records.length >= most)])
    return { records }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { records: [], broken: { line: lineOf(error), message: 'a quote is not closed or stands alone.' } }
  }
}

function take(parser: Parser, records: CsvRecord[]): void {
  for (let one = parser.read(); one !== null; one = parser.read())
    records.push({ cells: one.record, line: one.info.lines })
}

async function feed(parser: Parser, text: string, isEnough: () => boolean): Promise<void> {
  for (let at = 0; at < text.length && !isEnough() && !parser.destroyed; at += piece) {
    parser.write(text.slice(at, at + piece))
    await setImmediate()
  }
  if (!parser.destroyed) parser.end()
}

const lineOf = (error: CsvError): number => (typeof error.lines === 'number' ? error.lines : 1)

const [quote, newline] = [0x22, 0x0a]
const scanned = 1024 * 1024

/** The first line of more columns than are read; a look at each letter. */
async function findWideLine(text: string, delimiter: string): Promise<number | undefined> {
  const comma = delimiter.charCodeAt(0)
  let [line, columns, isQuoted] = [1, 1, false]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) isQuoted = !isQuoted
    else if (code === newline) {
      line++
      if (!isQuoted) columns = 1
    } else if (code === comma && !isQuoted && ++columns > mostColumns) return line
    if (at % scanned === scanned - 1) await setImmediate()
  }
  return undefined
}
