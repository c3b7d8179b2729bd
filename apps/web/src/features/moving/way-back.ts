import { type Entry, idsOf, parentOf } from '../documents/index.ts'

export interface Step {
  destinationId: number
  folderIds: number[]
  documentIds: number[]
}

/** The moves that bring entries back to where they are now, a step for each of their folders. */
export function wayBack(entries: readonly Entry[]): Step[] {
  const byParent = Map.groupBy(entries, parentOf)
  return [...byParent].map(([destinationId, inside]) => ({ destinationId, ...idsOf(inside) }))
}

/** Those of the entries that a move into the folder would change: not what is there already, nor the folder itself. */
export const movable = (entries: readonly Entry[], destinationId: number): Entry[] =>
  entries.filter(
    (entry) => parentOf(entry) !== destinationId && !(entry.kind === 'folder' && entry.folder.id === destinationId),
  )
