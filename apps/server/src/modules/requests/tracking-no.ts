import { randomBytes } from 'node:crypto'

// Crockford's base 32: nothing in it is mistaken for something else.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
// ISO 7064 counts in all letters, so that its check character may be an I, an O or a U.
const values = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A new tracking number, as `REQ-2026-7K4M-Q9XD-T`: 40 bits that nobody guesses, with a check character. */
export function newTrackingNo(year: number): string {
  const eight = [...randomBytes(8)].map((byte) => letters[byte & 31]).join('')
  const whole = written(String(year), eight)
  return isPlain(whole.slice(-1)) ? whole : newTrackingNo(year)
}

// Who reads a check character aloud must not be asked whether that is the letter or the figure.
const isPlain = (check: string) => !'01OIL'.includes(check)

/**
 * A tracking number as somebody typed it: in any letter case, with or without its prefix, hyphens and spaces, O for 0, I and
 * L for 1. Undefined for what can't be one: another length, or a wrong check character.
 */
export function readTrackingNo(typed: string): string | undefined {
  const all = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const [, year = '', eight = '', check = ''] = /^(?:REQ)?(\d{4})([0-9A-Z]{8})([0-9A-Z])$/.exec(all) ?? []
  if (!check) return undefined
  const whole = written(year, alike(eight))
  return whole.slice(-1) === check ? whole : undefined
}

const alike = (text: string) => text.replaceAll('O', '0').replace(/[IL]/g, '1')

const written = (year: string, eight: string) =>
  `REQ-${year}-${eight.slice(0, 4)}-${eight.slice(4)}-${checkOf(year + eight)}`

/** The check character over the year and the eight characters: ISO 7064, MOD 37,36. */
export function checkOf(text: string): string {
  let product = 36
  for (const letter of text) {
    const sum = (product + values.indexOf(letter)) % 36 || 36
    product = (sum * 2) % 37
  }
  return values[(37 - product) % 36] ?? ''
}
