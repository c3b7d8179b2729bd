import { randomBytes } from 'node:crypto'

/** As in `DC-2026-0001`. */
export const certificateNo = (year: number, number: number): string => `DC-${year}-${String(number).padStart(4, '0')}`

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code that nobody guesses: 80 bits in Crockford's base 32, in fours, as in `7K4M-Q9XD-2TBA-90ZF`. */
export function newCertificateCode(): string {
  const letters = [...randomBytes(16)].map((byte) => alphabet[byte & 31]).join('')
  return (letters.match(/.{4}/g) ?? []).join('-')
}

/** A code as somebody typed it: in any letter case, with or without its hyphens, O for 0, I and L for 1. */
export function readCertificateCode(typed: string): string {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return (letters.match(/.{1,4}/g) ?? []).join('-')
}
