import { bytesOf } from '../../bytes-of.ts'
import type { Job, Note } from '../../derived.ts'
import { Unreadable } from '../../unreadable.ts'
import { isCompound, openCompound } from '../compound.ts'
import { streamsBelow } from '../embedded-file.ts'
import { showLines } from './show-lines.ts'
import { letterOf, SHORT_LETTERS } from './wordperfect-letters.ts'

const START = 'ff575043'
/** Where the text of version 6 and later says so. */
const SINCE_6 = 2
/** Of a code of a fixed length, so many bytes. */
const LENGTHS_5 = [4, 9, 11, 3, 3, 5, 6, 7, 4, 5, 6, 6, 8, 10, 10, 12]
const LENGTHS_6 = [4, 5, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 8, 8]
const UNDO = 0xf1

/** A document of WordPerfect 5 or later: its words, as they stand in the text; notes, heads and boxes lie elsewhere and are left out. */
export async function readWordPerfect(job: Job, note: Note): Promise<void> {
  await showLines(textOf(documentIn(bytesOf(job))), job, note)
}

/** Newer versions put it into a compound file. */
function documentIn(bytes: Buffer): Buffer {
  if (!isCompound(bytes)) return bytes
  const streams = [...streamsBelow(openCompound(bytes))]
  return streams.find(([name]) => /^PerfectOffice_MAIN$/i.test(name))?.[1] ?? Buffer.alloc(0)
}

function textOf(bytes: Buffer): string {
  if (bytes.length < 16 || bytes.toString('hex', 0, 4) !== START)
    throw new Unreadable('Corrupt', 'The document does not say where it begins')
  if (bytes.readUInt16LE(12) !== 0) throw new Unreadable('PasswordProtected', 'The document is protected by a password')
  const text = bytes.subarray(Math.min(bytes.length, bytes.readUInt32LE(4)))
  return bytes[10] === SINCE_6 ? sinceSix(text) : five(text)
}

/** The words of version 6 and later: single codes, codes of a fixed length from 0xF0, those that say theirs from 0xD0. */
function sinceSix(text: Buffer): string {
  let [said, isUndone] = ['', false]
  for (let at = 0; at < text.length; ) {
    const code = text[at] ?? 0
    if (code === UNDO) isUndone = text[at + 1] === 0 ? true : text[at + 1] === 1 ? false : isUndone
    else if (!isUndone) said += codeOfSix(text, at, code)
    if (code >= 0xf0) at += LENGTHS_6[code - 0xf0] ?? 1
    else if (code >= 0xd0) at += Math.max(4, at + 4 <= text.length ? text.readUInt16LE(at + 2) : 4)
    else at += 1
  }
  return said
}

function codeOfSix(text: Buffer, at: number, code: number): string {
  if (code <= 0x20) return SHORT_LETTERS[code] ?? ''
  if (code < 0x7f) return String.fromCharCode(code)
  if (code === 0x80 || code === 0x81) return ' '
  if (code === 0x84) return '-'
  if (code === 0xc6) return '\t'
  if (code === 0x87 || code === 0x89 || (code >= 0xb4 && code <= 0xcf)) return '\n'
  if (code === 0xd0) return endOfLine(text[at + 1] ?? 0)
  if (code === 0xe0) return '\t'
  return code === 0xf0 ? letterOf(text[at + 2] ?? 0, text[at + 1] ?? 0) : ''
}

/** Lines that were only broken to fit, cells of tables, and lines that end. */
function endOfLine(kind: number): string {
  if ((kind >= 1 && kind <= 3) || (kind >= 20 && kind <= 22)) return ' '
  if (kind === 10) return '\t'
  return kind >= 4 && kind <= 28 ? '\n' : ''
}

/** The words of version 5: codes of a fixed length from 0xC0, those that say theirs from 0xD0. */
function five(text: Buffer): string {
  let said = ''
  for (let at = 0; at < text.length; ) {
    const code = text[at] ?? 0
    said += codeOfFive(text, at, code)
    if (code >= 0xd0) at += 4 + (at + 4 <= text.length ? text.readUInt16LE(at + 2) : 0)
    else at += code >= 0xc0 ? (LENGTHS_5[code - 0xc0] ?? 1) : 1
  }
  return said
}

function codeOfFive(text: Buffer, at: number, code: number): string {
  if (code >= 0x20 && code < 0x7f) return String.fromCharCode(code)
  if (code === 0x0a || code === 0x0c || code === 0x8c || code === 0x99) return '\n'
  if (code === 0x0b || code === 0x0d || (code >= 0x90 && code <= 0x95) || code === 0xa0) return ' '
  if (code >= 0xa9 && code <= 0xab) return '-'
  if (code === 0xc1 || code === 0xc2) return '\t'
  return code === 0xc0 ? letterOf(text[at + 2] ?? 0, text[at + 1] ?? 0) : ''
}
