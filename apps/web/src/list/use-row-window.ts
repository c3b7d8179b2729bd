import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { useIsPhone } from '../ui/media.ts'
import { onReveal } from './rows.ts'

/** So many lines are drawn at once: what isn't drawn can't be found by the browser's own search. */
const mostDrawn = 200

/** Pixels, with the line under each. */
const wide = { row: 44, groupHead: 36, tableHead: 37 }
const phone = { row: 65, groupHead: 41, tableHead: 0 }

export interface RowWindow {
  /** The lines that are drawn: from the first to the one before `to`. */
  from: number
  to: number
  /** Pixels of the lines before and after, where not all are drawn. */
  space: { before: number; after: number } | undefined
}

/**
 * Which lines of a long table stand near the window. A line is the id of its row; undefined for a group's head. `lines`
 * has to stay the same while they do. A row that is not drawn can be revealed.
 */
export function useRowWindow(lines: readonly (string | undefined)[], rowHeight = wide.row): RowWindow {
  const isPhone = useIsPhone()
  const heights = isPhone ? phone : { ...wide, row: rowHeight }
  const isOn = lines.length > mostDrawn
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => document.getElementById('content'),
    estimateSize: (at) => (lines[at] === undefined ? heights.groupHead : heights.row),
    // Another function for other lines or heights: their places are reckoned anew.
    getItemKey: useCallback((at: number) => lines[at] ?? at, [lines, heights.row]),
    overscan: 15,
    scrollMargin: heights.tableHead,
    enabled: isOn,
  })
  const reveal = useEffectEvent((id: string) => {
    const at = isOn ? lines.indexOf(id) : -1
    if (at >= 0) virtual.scrollToIndex(at)
  })
  useEffect(() => onReveal((id) => reveal(id)), [])
  if (!isOn) return { from: 0, to: lines.length, space: undefined }
  const items = virtual.getVirtualItems()
  const [first] = items
  const last = items.at(-1)
  if (!first || !last) return { from: 0, to: 0, space: { before: 0, after: virtual.getTotalSize() } }
  return {
    from: first.index,
    to: last.index + 1,
    space: {
      before: first.start - heights.tableHead,
      after: virtual.getTotalSize() - (last.end - heights.tableHead),
    },
  }
}
