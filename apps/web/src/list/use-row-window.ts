import { useVirtualizer } from '@tanstack/react-virtual'

interface RowWindow {
  count: number
  /** Pixels of one row, with its line. */
  rowHeight: number
  /** Pixels over the first row: the head. */
  above: number
  isOn: boolean
}

/** Which rows of a long list stand near the window, and the height of those before and after that aren't drawn. */
export function useRowWindow({ count, rowHeight, above, isOn }: RowWindow) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => document.getElementById('content'),
    estimateSize: () => rowHeight,
    overscan: 15,
    scrollMargin: above,
    enabled: isOn,
  })
  if (!isOn) return { from: 0, to: count, space: undefined }
  const items = virtual.getVirtualItems()
  const [first] = items
  const last = items.at(-1)
  if (!first || !last) return { from: 0, to: 0, space: { before: 0, after: virtual.getTotalSize() } }
  return {
    from: first.index,
    to: last.index + 1,
    space: { before: first.start - above, after: virtual.getTotalSize() - (last.end - above) },
  }
}
