import { randomBytes } from 'node:crypto'
import type { Slot } from '../../platform/http/writing.ts'

/** A row as it is written, cut where the tickets of its files stand: between each two texts, that of one file. */
export interface Piece {
  texts: readonly Buffer[]
  fileIds: readonly number[]
  bytes: number
}

// Nobody who names a document can write it into the name.
const mark = randomBytes(16).toString('hex')
const marks = new RegExp(`~${mark}\\.(\\d+)~`)

/** Stands in a row for the ticket of a file, until somebody asks for it. */
export const markOf = (fileId: number): string => `~${mark}.${fileId}~`

/** @param text a row whose tickets are marks */
export function pieceOf(text: string): Piece {
  const parts = text.split(marks)
  const texts = parts.filter((_, index) => index % 2 === 0).map((part) => Buffer.from(part))
  return {
    texts,
    fileIds: parts.filter((_, index) => index % 2 === 1).map(Number),
    bytes: texts.reduce((sum, { length }) => sum + length, 0),
  }
}

const comma = Buffer.from(',')

/** Lays pieces side by side, with the tickets of whoever asks. */
export function slotsOf(pieces: readonly Piece[], ticketOf: (fileId: number) => string): Slot[] {
  const slots: Slot[] = []
  for (const { texts, fileIds } of pieces) {
    if (slots.length > 0) slots.push(comma)
    let last = { fileId: 0, ticket: '' }
    for (const [index, text] of texts.entries()) {
      slots.push(text)
      const fileId = fileIds[index]
      if (fileId === undefined) continue
      if (fileId !== last.fileId) last = { fileId, ticket: ticketOf(fileId) }
      slots.push(last.ticket)
    }
  }
  return slots
}
