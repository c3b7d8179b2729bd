/** By the first bytes, written in hexadecimal digits. */
const BEGINNINGS: readonly (readonly [start: RegExp, mediaType: string])[] = [
  // [MS-OXTNEF] 2.1.3.3: what Outlook sends as winmail.dat.
  [/^789f3e22/, 'application/vnd.ms-tnef'],
  [/^ff575043/, 'application/vnd.wordperfect'],
  [/^0000(?:0200(?:04|06)04|1a00(?:00|02|03|04|05)10)/, 'application/vnd.lotus-1-2-3'],
  // Quattro Pro for DOS and for Windows, which an icon begins like.
  [/^00000200(?:2051|2151|0110|0210)/, 'application/x-quattro-pro'],
  [/^3[12]be000000ab/, 'application/x-mswrite'],
  [/^000100005374616e6461726420(?:4a6574|414345)20444200/, 'application/x-msaccess'],
  [/^e4525c7b8cd8a74d/, 'application/onenote'],
  [/^41542654464f524d.{8}444a56(?:55|4d)/, 'image/vnd.djvu'],
]

/** What a file is that begins in a way of its own; undefined for others. */
export function typeByBeginning(head: Buffer): string | undefined {
  if (head.toString('latin1', 60, 68) === 'TEXtREAd') return 'application/x-aportisdoc'
  const start = head.toString('hex', 0, 32)
  return BEGINNINGS.find(([pattern]) => pattern.test(start))?.[1]
}

const MOST_COLUMNS = 2_048
const TABLE_VERSIONS = new Set([0x02, 0x03, 0x04, 0x05, 0x30, 0x31, 0x32, 0x83, 0x8b, 0x8e, 0xf5, 0xfb])

/** Whether a table of dBase, FoxPro or Clipper begins here: nothing in it says so, but its numbers fit each other. */
export function isTableOfDbase(head: Buffer): boolean {
  if (head.length < 65 || !TABLE_VERSIONS.has(head[0] ?? 0)) return false
  const [month, day] = [head[2] ?? 0, head[3] ?? 0]
  const [length, row] = [head.readUInt16LE(8), head.readUInt16LE(10)]
  const columns = Math.floor((length - 33) / 32)
  if (month > 12 || day > 31 || row < 2 || columns < 1 || columns > MOST_COLUMNS) return false
  // A column has a name and a kind, and the first begins behind the mark of deleted rows.
  const isNamed = /^[A-Za-z_\u0080-\u00ff][^\0]{0,10}\0/.test(
    head.toString('latin1', 32, 44).slice(0, 11).padEnd(12, '\0'),
  )
  return isNamed && /[A-Z@+]/.test(String.fromCharCode(head[43] ?? 0))
}

/** Whether a signed or encrypted content begins (PKCS #7, RFC 5652, 3), of whatever length, also of one that is not said. */
export const isPkcs7 = (head: Buffer): boolean =>
  /^\s{0,20}-----BEGIN (?:PKCS7|PKCS #7 SIGNED DATA|CMS)-----/.test(head.toString('latin1', 0, 60)) ||
  /^30(?:80|81..|82.{4}|83.{6}|84.{8})06092a864886f70d0107/.test(head.toString('hex', 0, 20))

/** Whether a file packed by LZMA alone begins here: its settings, a dictionary of a usual size, a size that is likely or left unsaid. */
export function isLzmaAlone(head: Buffer): boolean {
  if (head.length < 18 || (head[0] ?? 255) >= 225 || head[13] !== 0) return false
  const dictionary = head.readUInt32LE(1)
  const isUsual = dictionary >= 4_096 && /^(?:10*|110*|1{32})$/.test(dictionary.toString(2))
  const size = head.readBigUInt64LE(5)
  return isUsual && (size === 0xffffffffffffffffn || size < 2n ** 40n)
}
