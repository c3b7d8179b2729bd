import { type TextEncoding, textEncodings } from '@sinupan/contract'
import { t } from './words.ts'

const standard = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'utf-32le': 'UTF-32 LE',
  'utf-32be': 'UTF-32 BE',
  'koi8-r': 'KOI8-R',
  'koi8-u': 'KOI8-U',
  macintosh: 'Mac Roman',
  'x-mac-cyrillic': 'Mac Cyrillic',
  shift_jis: 'Shift_JIS',
  gb18030: 'GB18030',
  big5: 'Big5',
} satisfies Partial<Record<TextEncoding, string>>
const spelled = new Map<string, string>(Object.entries(standard))

/** As people write it: 'Windows-1252', 'ISO-8859-2', 'DOS 850'. */
export const nameOfEncoding = (name: string): string =>
  spelled.get(name) ??
  name
    .replace(/^windows-/, 'Windows-')
    .replace(/^ibm/, 'DOS ')
    .replace(/^(iso|euc)-/, (letters) => letters.toUpperCase())
    .replace(/-(jp|kr)$/, (letters) => letters.toUpperCase())

const groups = [
  ['encodingsUnicode', /^utf-/],
  ['encodingsWest', /^(windows-125[0247]|windows-1258|iso-8859-(2|3|4|1[03456])|macintosh|ibm(437|850|852))$/],
  ['encodingsCyrillic', /^(windows-1251|windows-1253|iso-8859-[57]|koi8-.|x-mac-cyrillic|ibm866)$/],
  ['encodingsEast', /^(windows-125[56]|windows-874|iso-8859-[68])$/],
  ['encodingsAsia', /^(shift_jis|euc-.*|iso-2022-jp|gb18030|big5)$/],
] as const

/** All encodings for a field of choice, by where their letters are written. */
export const encodingNames = () =>
  groups.map(([group, fits]) => ({
    group: t(group),
    items: textEncodings.filter((one) => fits.test(one)).map((value) => ({ value, label: nameOfEncoding(value) })),
  }))
