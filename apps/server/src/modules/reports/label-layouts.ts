import type { LabelLayout } from '@sinupan/contract'

/** Sheets of labels as they are sold, in millimetres on A4. */
export interface LabelSheet {
  columns: number
  rows: number
  width: number
  height: number
  /** The upper left corner of the first label. */
  left: number
  top: number
  /** From one label’s left edge to the next one’s. */
  pitch: number
}

/**
 * `3x8`: 70 × 37 without gaps, eight rows of which leave 1 mm of the sheet (Herma 4464, Avery 3474); `2x7`: 99.1 × 38.1 with
 * gaps of 2.5 between the columns (Avery L7163); `1`: one to a page, for doors and cabinets.
 */
export const labelLayouts = {
  '3x8': { columns: 3, rows: 8, width: 70, height: 37, left: 0, top: 0.5, pitch: 70 },
  '2x7': { columns: 2, rows: 7, width: 99.1, height: 38.1, left: 4.65, top: 15.15, pitch: 101.6 },
  '1': { columns: 1, rows: 1, width: 180, height: 267, left: 15, top: 15, pitch: 180 },
} satisfies Record<LabelLayout, LabelSheet>

/** Where the label at `index` of a sheet stands, in millimetres from the sheet’s upper left corner. */
export function placeOf({ columns, rows, left, top, pitch, height }: LabelSheet, index: number) {
  const place = index % (columns * rows)
  return { x: left + (place % columns) * pitch, y: top + Math.floor(place / columns) * height }
}
