import { Unreadable } from '../../unreadable.ts'

const CODESTREAM = 'ff4fff51'
/** Boxes that hold others on the way to the size: the head of the picture (ISO/IEC 15444-1, annex I). */
const HEAD = 'jp2h'
const SIZE = 'ihdr'
const MOST_BOXES = 1_000
/** Of a page of a PDF, in points; larger ones are drawn smaller. */
const MOST_POINTS = 14_000

/** The size of a picture in JPEG 2000, in pixels. @throws Unreadable */
export function sizeOfJpeg2000(bytes: Buffer): { width: number; height: number } {
  if (bytes.toString('hex', 0, 4) === CODESTREAM) return checked(sizeOfCode(bytes))
  let at = 0
  for (let count = 0; count < MOST_BOXES && at + 8 <= bytes.length; count += 1) {
    const [length, kind] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)]
    if (kind === SIZE && at + 16 <= bytes.length)
      return checked({ height: bytes.readUInt32BE(at + 8), width: bytes.readUInt32BE(at + 12) })
    if (length < 8 && kind !== HEAD) break
    at += kind === HEAD ? 8 : length
  }
  throw new Unreadable('Corrupt', 'The picture does not say its size')
}

/** What the grid covers, without what is left out at its beginning (A.5.1). */
function sizeOfCode(bytes: Buffer): { width: number; height: number } {
  if (bytes.length < 24) return { width: 0, height: 0 }
  const [right, bottom, left, top] = [8, 12, 16, 20].map((at) => bytes.readUInt32BE(at))
  return { width: (right ?? 0) - (left ?? 0), height: (bottom ?? 0) - (top ?? 0) }
}

function checked(size: { width: number; height: number }): { width: number; height: number } {
  if (size.width < 1 || size.height < 1) throw new Unreadable('Corrupt', 'The picture says no size')
  return size
}

/** A PDF of one page that is this picture, for the library that draws PDFs, and decodes JPEG 2000 for them (ISO 32000-1, 7.4.9). */
export function pdfAround(picture: Buffer): Buffer {
  const { width, height } = sizeOfJpeg2000(picture)
  const scale = Math.min(1, MOST_POINTS / Math.max(width, height))
  const [wide, high] = [Math.max(1, width * scale), Math.max(1, height * scale)]
  const look = `q ${wide} 0 0 ${high} 0 0 cm /P Do Q`
  const parts: (string | Buffer)[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${wide} ${high}]/Resources<</XObject<</P 5 0 R>>>>/Contents 4 0 R>>`,
    `<</Length ${look.length}>>stream\n${look}\nendstream`,
    `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/Filter/JPXDecode/Length ${picture.length}>>stream\n`,
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
