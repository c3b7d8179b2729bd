import type { Job } from '../derived.ts'

/** A page as grey pixels, one byte each, row by row, dark on light. */
export interface Scan {
  pixels: Uint8Array
  width: number
  height: number
}

/** The pages of a file as they are to be read; undefined for one that can't be drawn, or is too small for any word. */
export type Scanner = (page: number) => Promise<Scan | undefined>

/** Opens a file for reading its letters. @throws Unreadable */
export type OpenScanner = (job: Job) => Promise<Scanner>

/** The height of letters that Tesseract reads best needs about 300 dots an inch. */
export const dotsPerInch = 300
/** An A3 page at 300 dots an inch. */
export const mostPixels = 18_000_000

/** How large a page of that many points or pixels is drawn: by `wanted` times, within the bounds. */
export const scaleWithin = (width: number, height: number, wanted: number): number =>
  Math.min(wanted, Math.sqrt(mostPixels / Math.max(1, width * height)))
