import { listDocumentsOfCategory } from '@sinupan/contract'
import { useQueries } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { query } from '../../lib/query.ts'
import { type Group, isWaiting, mostOnShelf, shelfIdOf, withLatest } from './shelves.ts'

const latestQuery = (unitId: number, categoryId: number) =>
  query(listDocumentsOfCategory, {
    params: { categoryId, duId: unitId },
    query: { sort: 'modified', order: 'desc', pageSize: mostOnShelf },
  })

/**
 * The groups with the latest documents of each shelf that was seen: the answer brings those of the first shelves, the
 * others' are asked for when one comes near.
 */
export function useSeenShelves(unitId: number, groups: readonly Group[]) {
  const [seen, setSeen] = useState<readonly number[]>([])
  const found = useQueries({ queries: seen.map((id) => latestQuery(unitId, id)) })
  const latest = new Map(seen.map((id, at) => [id, found[at]?.data?.items ?? []]))
  const see = useCallback((id: number) => setSeen((before) => (before.includes(id) ? before : [...before, id])), [])
  return {
    groups: withLatest(groups, latest),
    see: (shelf: Group['categories'][number]) => isWaiting(shelf) && see(shelfIdOf(shelf)),
  }
}
