import { Unreadable } from '../../unreadable.ts'
import { Unshown } from './unshown.ts'

/** Pixels row by row from the top: red, green, blue, and where there are four how much of them is seen. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
  channels: 3 | 4
}

const FILE_HEAD = 14
/** Of the oldest head, and of those from Windows 3 on; ways of packing (Windows GDI, BITMAPINFOHEADER). */
const [CORE, INFO] = [12, 40]
const [PLAIN, FIELDS, FIELDS_WITH_ALPHA] = [0, 3, 6]
const USUAL_FIELDS: Readonly<Record<number, readonly number[]>> = {
  16: [0x7c00, 0x3e0, 0x1f],
  32: [0xff0000, 0xff00, 0xff],
}

interface Head {
  width: number
  height: number
  isFromTop: boolean
  bits: number
  way: number
  /** Where the colours and the masks behind it begin, and how many bytes each colour takes. */
  colours: { at: number; bytes: number; count: number }
  pixelsAt: number
}

/**
 * A bitmap of Windows (BMP).
 * @throws Unreadable `Corrupt`, `TooLarge` beyond so many pixels; Unshown where it is packed by lengths of runs, or as another picture
 */
export function readBitmap(bytes: Buffer, mostPixels: number): Pixels {
  const head = headOf(bytes)
  const { width, height, isFromTop, bits } = head
  if (width * height > mostPixels) throw new Unreadable('TooLarge', 'The picture has more pixels than are decoded')
  const rowBytes = Math.ceil((width * bits) / 32) * 4
  if (head.pixelsAt + rowBytes * height > bytes.length + rowBytes) throw cutOff()
  const colourAt = bits <= 8 ? indexed(bytes, head) : direct(bytes, head)
  const data = Buffer.alloc(width * height * 3, 0xff)
  for (let y = 0; y < height; y += 1) {
    const from = head.pixelsAt + rowBytes * (isFromTop ? y : height - 1 - y)
    if (from + rowBytes > bytes.length) continue
    for (let x = 0; x < width; x += 1) data.writeUIntBE(colourAt(from, x), (y * width + x) * 3, 3)
  }
  return { data, width, height, channels: 3 }
}

const cutOff = () => new Unreadable('Corrupt', 'The picture is cut off')

function headOf(bytes: Buffer): Head {
  if (bytes.length < FILE_HEAD + INFO) throw cutOff()
  const size = bytes.readUInt32LE(FILE_HEAD)
  const isCore = size === CORE
  if (!isCore && size < INFO) throw new Unreadable('Corrupt', 'The picture has no head')
  const tall = isCore ? bytes.readUInt16LE(FILE_HEAD + 6) : bytes.readInt32LE(FILE_HEAD + 8)
  const [width, height] = [
    isCore ? bytes.readUInt16LE(FILE_HEAD + 4) : bytes.readInt32LE(FILE_HEAD + 4),
    Math.abs(tall),
  ]
  if (width < 1 || height < 1) throw new Unreadable('Corrupt', 'The picture says no size')
  const bits = bytes.readUInt16LE(FILE_HEAD + (isCore ? 10 : 14))
  const way = isCore ? PLAIN : bytes.readUInt32LE(FILE_HEAD + 16)
  if (![PLAIN, FIELDS, FIELDS_WITH_ALPHA].includes(way) || ![1, 4, 8, 16, 24, 32].includes(bits)) throw new Unshown()
  const said = isCore ? 0 : bytes.readUInt32LE(FILE_HEAD + 32)
  const count = said > 0 && said <= 256 ? said : 2 ** Math.min(8, bits)
  const colours = { at: FILE_HEAD + size, bytes: isCore ? 3 : 4, count }
  return { width, height, isFromTop: tall < 0, bits, way, colours, pixelsAt: bytes.readUInt32LE(10) }
}

type ColourAt = (row: number, x: number) => number

function indexed(bytes: Buffer, { bits, colours }: Head): ColourAt {
  const table = Array.from({ length: 2 ** bits }, (_, index) => {
    const at = colours.at + index * colours.bytes
    return index < colours.count && at + 3 <= bytes.length ? bytes.readUIntLE(at, 3) : 0
  })
  const [perByte, mask] = [8 / bits, 2 ** bits - 1]
  return (row, x) => {
    const byte = bytes[row + Math.floor(x / perByte)] ?? 0
    return table[(byte >> (8 - bits * ((x % perByte) + 1))) & mask] ?? 0
  }
}

function direct(bytes: Buffer, { bits, way }: Head): ColourAt {
  if (bits === 24) return (row, x) => bytes.readUIntLE(row + x * 3, 3)
  const masks = way === PLAIN ? (USUAL_FIELDS[bits] ?? []) : [0, 4, 8].map((at) => maskAt(bytes, FILE_HEAD + INFO + at))
  if (way === PLAIN && bits === 32) return (row, x) => bytes.readUIntLE(row + x * 4, 3)
  const parts = masks.map((mask) => ({ mask: mask >>> 0, lowest: mask === 0 ? 1 : (mask & -mask) >>> 0 }))
  const step = bits / 8
  return (row, x) => {
    const pixel = bytes.readUIntLE(row + x * step, step)
    let colour = 0
    for (const { mask, lowest } of parts) {
      const most = mask / lowest
      const value = ((pixel & mask) >>> 0) / lowest
      colour = colour * 256 + (most > 0 ? Math.round((value * 255) / most) : 0)
    }
    return colour
  }
}

const maskAt = (bytes: Buffer, at: number): number => (at + 4 <= bytes.length ? bytes.readUInt32LE(at) : 0)
