/** Of a record: the text of a paragraph (HWP Document File Formats 5.0, 4.3.2). */
const PARAGRAPH_TEXT = 67
const LONG = 0xfff
/** Of what stands for no letter: what takes one place, and what takes eight. */
const ONE_PLACE: Readonly<Record<number, string>> = {
  0: '',
  10: '\n',
  13: '',
  24: '-',
  25: '',
  26: '',
  27: '',
  28: '',
  29: '',
  30: ' ',
  31: ' ',
}
const [TAB, PLACES] = [9, 8]

/** The paragraphs of a section of Hangul, in the order of its records: a table, a box or a note stands behind the paragraph that it hangs on. */
export function paragraphsIn(records: Buffer): string[] {
  const paragraphs: string[] = []
  for (let at = 0; at + 4 <= records.length; ) {
    const head = records.readUInt32LE(at)
    const isLong = head >>> 20 === LONG && at + 8 <= records.length
    const length = isLong ? records.readUInt32LE(at + 4) : head >>> 20
    at += isLong ? 8 : 4
    if ((head & 0x3ff) === PARAGRAPH_TEXT) paragraphs.push(lettersIn(records.subarray(at, at + length)))
    at += length
  }
  return paragraphs
}

function lettersIn(text: Buffer): string {
  let said = ''
  for (let at = 0; at + 2 <= text.length; ) {
    const code = text.readUInt16LE(at)
    const single = ONE_PLACE[code]
    if (code >= 32) said += String.fromCharCode(code)
    else if (single !== undefined) said += single
    else if (code === TAB) said += '\t'
    at += code >= 32 || single !== undefined ? 2 : PLACES * 2
  }
  return said
}
