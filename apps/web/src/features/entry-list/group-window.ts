import { useMemo } from 'react'
import { useRowWindow } from '../../list/use-row-window.ts'
import type { Entry } from '../documents/index.ts'
import type { EntryGroup } from './group-entries.ts'

/** A line of the table: a row, or the head of a group. */
type Line = { group: EntryGroup; entry?: Entry }

/** Of long groups only what stands near the window, and the height of what isn't drawn. */
export function useGroupWindow(groups: readonly EntryGroup[]) {
  const lines = useMemo(() => linesOf(groups), [groups])
  const { from, to, space } = useRowWindow(useMemo(() => lines.map(({ entry }) => entry?.id), [lines]))
  return { groups: space ? regrouped(lines.slice(from, to)) : groups, space }
}

export const linesOf = (groups: readonly EntryGroup[]): Line[] =>
  groups.flatMap((group) => [...(group.label ? [{ group }] : []), ...group.entries.map((entry) => ({ group, entry }))])

/** A part of the lines as groups again; a group that begins before the part has no heading in it. */
export function regrouped(lines: readonly Line[]): EntryGroup[] {
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
