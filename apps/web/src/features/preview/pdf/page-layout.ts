/** A page's size in PDF points (1/72 inch). */
export interface PageSize {
  width: number
  height: number
}

/** Where pages stand one under the other, in CSS pixels from the top. */
export interface PageLayout {
  tops: readonly number[]
  heights: readonly number[]
  widths: readonly number[]
  /** Height of all of them with the space around. */
  height: number
  /** Width of the widest. */
  width: number
}

/** A place in the document that stays the same at every zoom: a page, and the share of its height. */
export interface Place {
  page: number
  share: number
}

export const gap = 20
/** Room under the last page for the floating control. */
const foot = 72

export function layoutOf(sizes: readonly PageSize[], scale: number): PageLayout {
  const heights = sizes.map(({ height }) => Math.floor(height * scale))
  const widths = sizes.map(({ width }) => Math.floor(width * scale))
  const tops: number[] = []
  let at = gap
  for (const height of heights) {
    tops.push(at)
    at += height + gap
  }
  return { tops, heights, widths, height: at - gap + foot, width: widths.reduce((a, b) => Math.max(a, b), 0) }
}

/** Index of the last page that begins at or above a height. */
export function pageAt({ tops }: PageLayout, y: number): number {
  let low = 0
  let high = tops.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}

/** Indexes of the pages between two heights, both included. */
export const pagesBetween = (layout: PageLayout, top: number, bottom: number) => ({
  first: pageAt(layout, top),
  last: pageAt(layout, Math.max(top, bottom)),
})

export function placeAt(layout: PageLayout, y: number): Place {
  const page = pageAt(layout, y)
  const height = layout.heights[page] || 1
  return { page, share: (y - (layout.tops[page] ?? 0)) / height }
}

export const topOf = (layout: PageLayout, { page, share }: Place): number =>
  Math.max(0, (layout.tops[page] ?? 0) + share * (layout.heights[page] ?? 0))
