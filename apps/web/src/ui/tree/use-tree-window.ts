import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useIsPhone } from '../media.ts'

interface TreeWindow {
  list: RefObject<HTMLElement | null>
  /** How many rows there are, each `rowHeight` tall (44 on phones). */
  count: number
  rowHeight: number
  /** The id of the element that scrolls; without one every row is drawn. */
  scrollerId: string | undefined
  /** The row that keeps its place in the page wherever one scrolls, so that the keyboard's focus is never lost. */
  kept: number
}

/** The rows near the window of a long tree with their places in it; undefined where every row is drawn. */
export function useTreeWindow({ list, count, rowHeight, scrollerId, kept }: TreeWindow) {
  const height = useIsPhone() ? 44 : rowHeight
  const [above, setAbove] = useState(0)
  const isOn = scrollerId !== undefined
  const scroller = () => (isOn ? document.getElementById(scrollerId) : null)
  const virtual = useVirtualizer({
    count,
    getScrollElement: scroller,
    estimateSize: () => height,
    overscan: 15,
    scrollMargin: above,
    enabled: isOn,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      return kept < 0 || near.includes(kept) ? near : [...near, kept].sort((one, other) => one - other)
    },
  })
  useLayoutEffect(() => {
    const element = scroller()
    if (!element || !list.current) return
    setAbove(list.current.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop)
  })
  useLayoutEffect(() => virtual.measure(), [virtual, height])
  if (!isOn) return undefined
  return {
    height: count * height,
    rows: virtual.getVirtualItems().map(({ index }) => ({ index, top: index * height })),
  }
}
