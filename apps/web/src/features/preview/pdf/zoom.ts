import type { PageSize } from './page-layout.ts'

/** A share of the real size, or what the page is fitted to. `auto` fits the width, but enlarges little. */
export type Zoom = 'auto' | 'width' | 'page' | number

export interface Area {
  width: number
  height: number
}

/** CSS pixels of a PDF point at 100 %. */
const pointPx = 96 / 72
const widestAuto = 1.25
const least = 0.1
const most = 5

/** The shares that a menu offers. */
export const zoomChoices = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
const steps = [0.1, 0.25, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5]

/** The share of the real size at which a page is drawn. `area` is the room for it, margins taken off. */
export function shareOf(zoom: Zoom, page: PageSize, area: Area): number {
  if (typeof zoom === 'number') return clamp(zoom)
  const byWidth = area.width / (page.width * pointPx)
  const byHeight = area.height / (page.height * pointPx)
  if (zoom === 'auto') return clamp(Math.min(byWidth, widestAuto))
  return clamp(zoom === 'width' ? byWidth : Math.min(byWidth, byHeight))
}

/** CSS pixels of a point at a share. */
export const scaleOf = (share: number): number => share * pointPx

/** The next larger or smaller step. */
export function stepZoom(share: number, way: 1 | -1): number {
  const near = 0.005
  const found = way > 0 ? steps.find((step) => step > share + near) : steps.findLast((step) => step < share - near)
  return found ?? clamp(share)
}

export const clamp = (share: number): number => Math.min(most, Math.max(least, share))
