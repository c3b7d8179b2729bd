/**
 * A JPEG without what cameras and programs write beside the picture (EXIF, XMP, IPTC, comments). What decoders need stays: JFIF's
 * head, profiles of colour and Adobe's mark for its kind of colours (ITU-T T.81, B.1.1.3).
 *
 * @returns the same bytes where they are no whole JPEG
 */
export function withoutSegments(jpeg: Uint8Array): Uint8Array {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return jpeg
  const kept: Uint8Array[] = [jpeg.subarray(0, 2)]
  let at = 2
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0
    if (marker === SCAN) break
    const length = 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0))
    if (!isBeside(marker)) kept.push(jpeg.subarray(at, at + length))
    at += length
  }
  kept.push(jpeg.subarray(at, ending(jpeg)))
  return Buffer.concat(kept)
}

const SCAN = 0xda
const COMMENT = 0xfe
/** Application segments but JFIF (0), colour profiles (2) and Adobe's (14). */
const isBeside = (marker: number): boolean =>
  marker === COMMENT || (marker >= 0xe1 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee)

/** Behind the picture's last marker programs hide videos and more. */
function ending(jpeg: Uint8Array): number {
  const last = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.length).lastIndexOf(Buffer.from([0xff, 0xd9]))
  return last < 0 ? jpeg.length : last + 2
}
