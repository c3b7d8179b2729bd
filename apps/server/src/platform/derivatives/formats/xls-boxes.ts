import { CFB } from '@e965/xlsx'
import { openCompound } from './compound.ts'
import { marginWords } from './margin-words.ts'

const TEXT_OBJECT = 0x01b6
const CONTINUE = 0x003c
const [HEADER, FOOTER, CHART_TEXT] = [0x14, 0x15, 0x100d]
const MOST_BOXES = 10_000

/**
 * The words of the boxes, buttons and remarks that lie on the sheets of an Excel 97 workbook, which are no cells ([MS-XLS]
 * 2.4.329), of its margins and charts: none where the file has no such stream.
 */
export function xlsBoxWords(bytes: Buffer): string[] {
  const stream = CFB.find(openCompound(bytes), '/Workbook')?.content
  if (!stream) return []
  const words: string[] = []
  let wanted = 0
  for (const { id, data } of records(Buffer.from(stream as Uint8Array))) {
    if (id === TEXT_OBJECT) {
      if (words.length >= MOST_BOXES) break
      wanted = data.length >= 12 ? data.readUInt16LE(10) : 0
      if (wanted > 0) words.push('')
    } else if (id === CONTINUE && wanted > 0 && data.length > 1) {
      const text = lettersOf(data).slice(0, wanted)
      words.push(`${words.pop() ?? ''}${text}`)
      wanted -= text.length
    } else if (id !== CONTINUE) {
      wanted = 0
      if (words.length < MOST_BOXES) words.push(...saidBy(id, data))
    }
  }
  return words
}

/** Of a margin of the page ([MS-XLS] 2.4.136), or of a text in a chart (2.4.254). */
function saidBy(id: number, data: Buffer): string[] {
  if (id === CHART_TEXT && data.length > 4) return [lettersOf(data.subarray(3)).slice(0, data[2])]
  if ((id !== HEADER && id !== FOOTER) || data.length < 4) return []
  const words = marginWords(lettersOf(data.subarray(2)).slice(0, data.readUInt16LE(0)))
  return words === '' ? [] : [words]
}

/** Each piece says anew whether its letters take one byte or two. */
const lettersOf = (data: Buffer): string =>
  ((data[0] ?? 0) & 1) === 1 ? data.toString('utf16le', 1) : data.toString('latin1', 1)

function* records(stream: Buffer): Generator<{ id: number; data: Buffer }> {
  for (let at = 0; at + 4 <= stream.length; ) {
    const length = stream.readUInt16LE(at + 2)
    yield { id: stream.readUInt16LE(at), data: stream.subarray(at + 4, at + 4 + length) }
    at += 4 + length
  }
}
