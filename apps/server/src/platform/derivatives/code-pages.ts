import iconv from 'iconv-lite'

/** Windows' numbers for what has another name elsewhere. */
const NAMED: Readonly<Record<number, string>> = {
  708: 'iso-8859-6',
  1200: 'utf-16le',
  1201: 'utf-16be',
  1361: 'cp949',
  10000: 'macroman',
  10006: 'macgreek',
  10007: 'maccyrillic',
  10029: 'maccenteuro',
  10079: 'maciceland',
  10081: 'macturkish',
  20127: 'latin1',
  20866: 'koi8-r',
  20932: 'euc-jp',
  21866: 'koi8-u',
  50220: 'iso-2022-jp',
  51932: 'euc-jp',
  51949: 'euc-kr',
  54936: 'gb18030',
  65000: 'utf-7',
  65001: 'utf-8',
}
for (let part = 1; part <= 16; part += 1) Object.assign(NAMED, { [28_590 + part]: `iso-8859-${part}` })

/** What a code page's number is called; undefined for one that nobody knows. */
export function encodingOfPage(page: number): string | undefined {
  const name = NAMED[page] ?? `cp${page}`
  return name === 'iso-2022-jp' || iconv.encodingExists(name) ? name : undefined
}

/** Bytes as letters by a code page of Windows; undefined where the page is unknown. */
export function decodePage(bytes: Buffer, page: number): string | undefined {
  const name = encodingOfPage(page)
  if (!name) return undefined
  return name === 'iso-2022-jp' ? new TextDecoder(name).decode(bytes) : iconv.decode(bytes, name)
}
