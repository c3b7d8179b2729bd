import { boxUnit, type OcrWord } from './report.ts'
import type { Turn } from './turn.ts'

/** A page of a PDF: the corner and the size of what is shown of it, in points, and how far it is turned to be shown. */
export interface Sheet {
  x: number
  y: number
  width: number
  height: number
  rotation: Turn
}

/** Where a word begins, how long and how high it is, in points, and its way in degrees against the clock. */
export interface WordPlace {
  x: number
  y: number
  length: number
  height: number
  angle: number
}

/** The place of a word in the PDF's own space. @param turn how far the page was turned clockwise to be read */
export function wordPlace([, left, top, width, height]: OcrWord, turn: Turn, sheet: Sheet): WordPlace {
  const isSideways = sheet.rotation % 180 !== 0
  const [across, down] = isSideways ? [sheet.height, sheet.width] : [sheet.width, sheet.height]
  const [l, t] = [left / boxUnit, top / boxUnit]
  const [r, b] = [(left + width) / boxUnit, (top + height) / boxUnit]
  const [wide, high] = [(width / boxUnit) * across, (height / boxUnit) * down]
  // The foot of the first letter, and how long the word is along its own way.
  const [u, v] = { 0: [l, b], 90: [r, b], 180: [r, t], 270: [l, t] }[turn] as [number, number]
  const [length, size] = turn % 180 === 0 ? [wide, high] : [high, wide]
  return { ...onSheet(u, v, sheet), length, height: size, angle: (turn + sheet.rotation) % 360 }
}

/** A point of the page as it is shown, from its left upper corner. */
function onSheet(u: number, v: number, { x, y, width, height, rotation }: Sheet): { x: number; y: number } {
  if (rotation === 90) return { x: x + v * width, y: y + u * height }
  if (rotation === 180) return { x: x + (1 - u) * width, y: y + v * height }
  if (rotation === 270) return { x: x + (1 - v) * width, y: y + (1 - u) * height }
  return { x: x + u * width, y: y + (1 - v) * height }
}
