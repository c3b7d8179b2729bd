import { Unreadable } from '../../unreadable.ts'

const CODESTREAM = 'ff4fff51'
/** Boxes that hold others on the way to the size: the head of the picture (ISO/IEC 15444-1, annex I). */
const HEAD = 'jp2h'
const SIZE = 'ihdr'
const MOST_BOXES = 1_000
const MOST_HEAD = 100_000
/** Of a page of a PDF, in points; larger ones are drawn smaller. */
const MOST_POINTS = 14_000

/** What is seen where the picture could not be drawn: nearly white, so that no edge shows it. */
export const UNDRAWN = [254, 253, 255] as const

export interface Jpeg2000 {
  /** In pixels. */
  width: number
  height: number
  /** 1 where it is grey, 3 where it has colours. */
  components: number
  /** It says by a number of the standard which colours it has; else by a profile, or not at all. */
  hasKnownColours: boolean
}

/** What a picture in JPEG 2000 says of itself. @throws Unreadable */
export function headOfJpeg2000(bytes: Buffer): Jpeg2000 {
  if (bytes.toString('hex', 0, 4) === CODESTREAM) return checked(headOfCode(bytes))
  let at = 0
  for (let count = 0; count < MOST_BOXES && at + 8 <= bytes.length; count += 1) {
    const [length, kind] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)]
    if (kind === SIZE && at + 18 <= bytes.length)
      return checked({
        height: bytes.readUInt32BE(at + 8),
        width: bytes.readUInt32BE(at + 12),
        components: bytes.readUInt16BE(at + 16),
        hasKnownColours: hasNumbered(bytes, at + length),
      })
    if (length < 8 && kind !== HEAD) break
    at += kind === HEAD ? 8 : length
  }
  throw new Unreadable('Corrupt', 'The picture does not say its size')
}

/** Whether a box of colours behind the size names them by their number (I.5.3.3). */
function hasNumbered(bytes: Buffer, from: number): boolean {
  const at = bytes.subarray(from, from + MOST_HEAD).indexOf('colr', 0, 'latin1')
  return at >= 0 && bytes[from + at + 4] === 1
}

/** What the grid covers, without what is left out at its beginning (A.5.1). */
function headOfCode(bytes: Buffer): Jpeg2000 {
  if (bytes.length < 42) throw new Unreadable('Corrupt', 'The picture is cut off')
  const [right = 0, bottom = 0, left = 0, top = 0] = [8, 12, 16, 20].map((at) => bytes.readUInt32BE(at))
  const components = bytes.readUInt16BE(40)
  return { width: right - left, height: bottom - top, components, hasKnownColours: false }
}

function checked(head: Jpeg2000): Jpeg2000 {
  if (head.width < 1 || head.height < 1) throw new Unreadable('Corrupt', 'The picture says no size')
  return head
}

/** Where the picture does not say so by a number its colours are taken as those of a screen, its greys as greys. */
function coloursOf({ components, hasKnownColours }: Jpeg2000): string {
  if (hasKnownColours || (components !== 1 && components !== 3)) return ''
  return components === 1 ? '/ColorSpace/DeviceGray' : '/ColorSpace/DeviceRGB'
}

/** A PDF of one page that is this picture, for the library that draws PDFs, and decodes JPEG 2000 for them (ISO 32000-1, 7.4.9). */
export function pdfAround(picture: Buffer): Buffer {
  const head = headOfJpeg2000(picture)
  const { width, height } = head
  const scale = Math.min(1, MOST_POINTS / Math.max(width, height))
  const [wide, high] = [Math.max(1, width * scale), Math.max(1, height * scale)]
  const ground = UNDRAWN.map((part) => part / 255).join(' ')
  const look = `${ground} rg 0 0 ${wide} ${high} re f q ${wide} 0 0 ${high} 0 0 cm /P Do Q`
  const parts: (string | Buffer)[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${wide} ${high}]/Resources<</XObject<</P 5 0 R>>>>/Contents 4 0 R>>`,
    `<</Length ${look.length}>>stream\n${look}\nendstream`,
    `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}${coloursOf(head)}/Filter/JPXDecode/Length ${picture.length}>>stream\n`,
  ]
  const places: number[] = []
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  let at = pieces[0]?.length ?? 0
  const add = (piece: Buffer) => {
    pieces.push(piece)
    at += piece.length
  }
  for (const [index, part] of parts.entries()) {
    places.push(at)
    add(Buffer.from(`${index + 1} 0 obj\n${part}`))
    if (index === parts.length - 1) add(Buffer.concat([picture, Buffer.from('\nendstream')]))
    add(Buffer.from('\nendobj\n'))
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = parts.length + 1
  add(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(pieces)
}
