import type { Picture } from '../../formats/pdfium.ts'
import type { Area } from './letters.ts'

/** Of 255: what differs less is not told apart by eye. */
const SEEN = 24
/** Of 255: what varies less is one colour. */
const INK = 48

interface Cut {
  left: number
  top: number
  right: number
  bottom: number
}

/** The pixels that an area touches, inside the picture. */
export function pixelsOf({ left, top, right, bottom }: Area, { width, height }: Picture): Cut {
  return {
    left: Math.max(0, Math.floor(left * width)),
    top: Math.max(0, Math.floor(top * height)),
    right: Math.min(width, Math.ceil(right * width)),
    bottom: Math.min(height, Math.ceil(bottom * height)),
  }
}

/** Share of the area's pixels in which two pictures of one size differ to the eye. */
export function shareDiffering(area: Area, one: Picture, other: Picture): number {
  const { left, top, right, bottom } = pixelsOf(area, one)
  const [before, after] = [wholePixels(one), wholePixels(other)]
  let differing = 0
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * one.width + left; at < y * one.width + right; at += 1)
      if (before[at] !== after[at] && distance(one.pixels, other.pixels, at * 4) >= SEEN) differing += 1
  }
  const all = (right - left) * (bottom - top)
  return all > 0 ? differing / all : 0
}

/** Four bytes at once: most pixels are the same, which is told by one look. */
const wholePixels = ({ pixels }: Picture): Uint32Array =>
  new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4)

/** Whether the area shows more than one colour. */
export function hasInk(area: Area, picture: Picture): boolean {
  const [least, most] = [new Uint8Array(3).fill(255), new Uint8Array(3)]
  eachPixel(pixelsOf(area, picture), picture.width, (at) => {
    for (let channel = 0; channel < 3; channel += 1) {
      const value = picture.pixels[at + channel] ?? 0
      least[channel] = Math.min(least[channel] ?? 0, value)
      most[channel] = Math.max(most[channel] ?? 0, value)
    }
  })
  return most.some((value, channel) => value - (least[channel] ?? 0) >= INK)
}

/** Paints areas black, for good. */
export function paint(areas: readonly Area[], picture: Picture): void {
  for (const area of areas) {
    eachPixel(pixelsOf(area, picture), picture.width, (at) => {
      picture.pixels.fill(0, at, at + 3)
      picture.pixels[at + 3] = 255
    })
  }
}

/** Whether nothing in it has a colour: such a page is kept in grey, a third as large. */
export function isGrey({ pixels }: Picture): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    if (Math.abs(red - green) > 8 || Math.abs(green - blue) > 8) return false
  }
  return true
}

function eachPixel({ left, top, right, bottom }: Cut, width: number, look: (at: number) => void): void {
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) look((y * width + x) * 4)
}

function distance(one: Uint8Array, other: Uint8Array, at: number): number {
  let most = 0
  for (let channel = 0; channel < 3; channel += 1)
    most = Math.max(most, Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)))
  return most
}
