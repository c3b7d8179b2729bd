import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  gap,
  layoutOf,
  type PageLayout,
  type PageSize,
  type Place,
  pageAt,
  pagesBetween,
  placeAt,
  topOf,
} from './page-layout.ts'
import { type Area, scaleOf, shareOf, type Zoom } from './zoom.ts'

interface PagesOptions {
  count: number
  first: PageSize
  zoom: Zoom
  /** Index of the page to begin with. */
  start: number
}

/** Which pages stand where at the chosen zoom, which of them show, and how to go to one. */
export function usePages(scroller: RefObject<HTMLElement | null>, { count, first, zoom, start }: PagesOptions) {
  const [sizes, setSize] = useSizes(count, first)
  const area = useArea(scroller)
  const share = shareOf(zoom, first, area ?? { width: 800, height: 1000 })
  const layout = useMemo(() => layoutOf(sizes, scaleOf(share)), [sizes, share])
  const place = useRef<Place>({ page: start, share: start > 0 ? -0.01 : -1 })
  const centre = useRef(0.5)
  const [view, setView] = useState({ top: 0, height: 0 })
  const look = useCallback(() => {
    const node = scroller.current
    if (!node) return
    place.current = placeAt(layout, node.scrollTop)
    centre.current = (node.scrollLeft + node.clientWidth / 2) / Math.max(1, node.scrollWidth)
    setView({ top: node.scrollTop, height: node.clientHeight })
  }, [scroller, layout])
  useLayoutEffect(() => {
    // At another zoom, and when sizes become known, the same part of the same page stays where it was.
    const node = scroller.current
    if (!area || !node) return
    node.scrollTo({
      top: topOf(layout, place.current),
      left: centre.current * node.scrollWidth - node.clientWidth / 2,
    })
    look()
  }, [scroller, layout, area, look])
  const goTo = useCallback(
    (page: number) => {
      const within = Math.min(count - 1, Math.max(0, page))
      scroller.current?.scrollTo({ top: (layout.tops[within] ?? 0) - gap })
    },
    [scroller, layout, count],
  )
  const shown = shownPages(layout, view)
  const isAtEnd = view.top > 0 && view.top + view.height >= layout.height - 2
  const current = isAtEnd ? count - 1 : pageAt(layout, view.top + view.height * 0.4)
  return { layout, share, shown, current, look, goTo, setSize, isMeasured: area !== undefined }
}

/** The pages in view and one more on each side. */
function shownPages(layout: PageLayout, { top, height }: { top: number; height: number }): number[] {
  const { first, last } = pagesBetween(layout, top, top + height)
  const from = Math.max(0, first - 1)
  const to = Math.min(layout.tops.length - 1, last + 1)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** All pages are taken for as large as the first, until they were looked at. */
function useSizes(count: number, first: PageSize) {
  const [known, setKnown] = useState<ReadonlyMap<number, PageSize>>(new Map())
  const sizes = useMemo(
    () => Array.from({ length: count }, (_, index) => known.get(index) ?? first),
    [count, first, known],
  )
  const setSize = useCallback(
    (index: number, size: PageSize) =>
      setKnown((now) => {
        const old = now.get(index) ?? first
        return old.width === size.width && old.height === size.height ? now : new Map(now).set(index, size)
      }),
    [first],
  )
  return [sizes, setSize] as const
}

const margin = 24

/** The room for a page inside an element, without its margins. */
function useArea(element: RefObject<HTMLElement | null>): Area | undefined {
  const [area, setArea] = useState<Area>()
  useEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => {
      const side = node.clientWidth < 600 ? margin / 2 : margin
      const width = Math.max(100, node.clientWidth - 2 * side)
      const height = Math.max(100, node.clientHeight - 2 * gap)
      setArea((now) => (now?.width === width && now.height === height ? now : { width, height }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    measure()
    return () => observer.disconnect()
  }, [element])
  return area
}
