import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { decodeAs, withoutStrays } from '../media-type/decode-as.ts'
import { type DecodedText, decodeStrayedText, decodeText } from '../media-type/decode-text.ts'
import type { Job, ReadEncoding } from './derived.ts'
import { Unreadable } from './unreadable.ts'

/**
 * A text file in the encoding that somebody chose for it, else in whatever it has, up to the limit of text.
 * @param declared the encoding that the text names itself, where it would have to be guessed
 * @throws Unreadable `Corrupt` when it is none
 */
export function readTextFile(
  { path, inner, limits, encoding }: Job,
  declared: (bytes: Buffer) => DecodedText | undefined = () => undefined,
): DecodedText {
  const bytes = inner ? inner.bytes.subarray(0, limits.textBytes) : readBeginning(path, limits.textBytes)
  if (encoding && !inner) return { text: withoutStrays(decodeAs(bytes, encoding)), encoding, isGuessed: false }
  const told = decodeText(bytes) ?? decodeStrayedText(bytes)
  const decoded = told && !told.isGuessed ? told : (declared(bytes) ?? told)
  if (decoded) return { ...decoded, text: withoutStrays(decoded.text) }
  if (bytes.includes(0)) throw new Unreadable('Corrupt', 'The file is not text')
  return { text: new TextDecoder('utf-8').decode(bytes), encoding: 'utf-8', isGuessed: false }
}

/** As it is told of a text. */
export const encodingOf = ({ encoding, isGuessed }: DecodedText): ReadEncoding => ({ name: encoding, isGuessed })

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
