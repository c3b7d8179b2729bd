import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent } from 'react'
import { onReveal } from '../../list/rows.ts'
import { useIsPhone } from '../../ui/media.ts'
import type { Entry } from '../documents/index.ts'
import type { EntryGroup } from '../entry-list/index.ts'

type Line = { group: EntryGroup; entry?: Entry }
const headHeight = 36
const above = 37

/** The rows near the window of a continuous list, and the height of those that aren't drawn. */
export function useWindow(groups: readonly EntryGroup[], isOn: boolean) {
  const rowHeight = useIsPhone() ? 65 : 44
  const lines: Line[] = isOn
    ? groups.flatMap((group) => [
        ...(group.label ? [{ group }] : []),
        ...group.entries.map((entry) => ({ group, entry })),
      ])
    : []
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => document.getElementById('content'),
    estimateSize: (index) => (lines[index]?.entry ? rowHeight : headHeight),
    overscan: 15,
    scrollMargin: above,
    enabled: isOn,
  })
  const reveal = useEffectEvent((id: string) => {
    const at = lines.findIndex(({ entry }) => entry?.id === id)
    if (at >= 0) virtual.scrollToIndex(at)
  })
  useEffect(() => onReveal((id) => reveal(id)), [])
  if (!isOn) return { groups, space: undefined }
  const items = virtual.getVirtualItems()
  const [first] = items
  const last = items.at(-1)
  if (!first || !last) return { groups: [], space: { before: 0, after: virtual.getTotalSize() } }
  return {
    groups: regrouped(lines.slice(first.index, last.index + 1)),
    space: { before: first.start - above, after: virtual.getTotalSize() - (last.end - above) },
  }
}

/** A part of the lines as groups again; a group that begins before the part has no heading in it. */
function regrouped(lines: readonly Line[]): EntryGroup[] {
  const groups: (EntryGroup & { entries: Entry[] })[] = []
  for (const { group, entry } of lines) {
    let last = groups.at(-1)
    if (last?.id !== group.id) {
      const { label } = group
      last = { id: group.id, ...(!entry && label !== undefined && { label }), entries: [] }
      groups.push(last)
    }
    if (entry) last?.entries.push(entry)
  }
  return groups
}
