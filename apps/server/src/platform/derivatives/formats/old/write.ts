import { decode } from 'iconv-lite'
import { bytesOf } from '../../bytes-of.ts'
import type { Job, Note } from '../../derived.ts'
import { Unreadable } from '../../unreadable.ts'
import { showLines } from './show-lines.ts'

const [TEXT_AT, END_AT] = [0x80, 0x0e]

/** A text of Windows Write: its words ("Write File Format" of Microsoft). */
export async function readWrite(job: Job, note: Note): Promise<void> {
  const bytes = bytesOf(job)
  if (bytes.length < TEXT_AT) throw new Unreadable('Corrupt', 'The text is cut off')
  await showLines(decode(bytes.subarray(TEXT_AT, bytes.readUInt32LE(END_AT)), 'win1252'), job, note)
}
