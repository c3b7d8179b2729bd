import type { PageLayout, PageSize } from './page-layout.ts'

export const thumbWidth = 78
const gap = 10
const edge = 18

/** Where the small pictures of equally large pages stand, in CSS pixels. */
export function stripLayout(count: number, { width, height }: PageSize): PageLayout {
  const high = Math.round((thumbWidth * height) / width)
  const pages = Array.from({ length: count }, (_, index) => index)
  return {
    tops: pages.map((index) => edge + index * (high + gap)),
    heights: pages.map(() => high),
    widths: pages.map(() => thumbWidth),
    height: 2 * edge + count * high + Math.max(0, count - 1) * gap,
    width: thumbWidth,
  }
}
