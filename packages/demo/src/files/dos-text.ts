import { Buffer } from 'node:buffer'

/** Letters beyond ASCII in the code page of DOS in Western Europe, 850. */
const beyond: Readonly<Record<string, number>> = {
  á: 0xa0,
  é: 0x82,
  í: 0xa1,
  ó: 0xa2,
  ú: 0xa3,
  ñ: 0xa4,
  Ñ: 0xa5,
  ü: 0x81,
}

/** A text as a machine of the nineties wrote it: nothing in it says in which letters. @throws for one that it had not */
export function dosText(text: string): Buffer {
  const bytes = [...text.replaceAll('\n', '\r\n')].map((letter) => {
    const code = letter.charCodeAt(0)
    const byte = code < 0x80 ? code : beyond[letter]
    if (byte === undefined) throw new Error(`'${letter}' is in no text of DOS.`)
    return byte
  })
  return Buffer.from(bytes)
}
