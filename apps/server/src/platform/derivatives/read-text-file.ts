import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { type DecodedText, decodeStrayedText, decodeText } from '../media-type/decode-text.ts'
import type { Job } from './derived.ts'
import { Unreadable } from './unreadable.ts'

/** What strayed in parts words, as it does to the eye; lines, tabs and pages stay. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r\u0085]/gu

/**
 * A text file in whatever encoding it has, up to the limit of text.
 * @param declared the encoding that the text names itself, where it would have to be guessed
 * @throws Unreadable `Corrupt` when it is none
 */
export function readTextFile(
  { path, inner, limits }: Job,
  declared: (bytes: Buffer) => DecodedText | undefined = () => undefined,
): DecodedText {
  const bytes = inner ? inner.bytes.subarray(0, limits.textBytes) : readBeginning(path, limits.textBytes)
  const told = decodeText(bytes) ?? decodeStrayedText(bytes)
  const decoded = told && !told.isGuessed ? told : (declared(bytes) ?? told)
  if (decoded) return { ...decoded, text: decoded.text.replace(/^\ufeff/, '').replace(CONTROL, ' ') }
  if (bytes.includes(0)) throw new Unreadable('Corrupt', 'The file is not text')
  return { text: new TextDecoder('utf-8').decode(bytes), encoding: 'utf-8', isGuessed: false }
}

function readBeginning(path: string, most: number): Buffer {
  const file = openSync(path, 'r')
  try {
    const length = Math.min(most, fstatSync(file).size)
    const buffer = Buffer.alloc(length)
    let at = 0
    for (;;) {
      const read = readSync(file, buffer, at, length - at, at)
      at += read
      if (read === 0 || at === length) return buffer.subarray(0, at)
    }
  } finally {
    closeSync(file)
  }
}
