import { search } from '@sinupan/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { keyOf } from '../../lib/query.ts'
import type { ArchivePlace } from './place.ts'

/** What the call is narrowed to. */
export const narrowedTo = ({ campusId, officeId, unitId, categoryId, search, sorting }: ArchivePlace) => ({
  sort: sorting.column,
  order: sorting.direction,
  search: search || undefined,
  campusId,
  officeId,
  deliveryUnitId: unitId,
  categoryId,
})

/** How many posted documents one may see by unit and category, of all units or of one: a search's facets. */
export function countsQuery(duId: number, unitId?: number) {
  const input = {
    params: { duId },
    body: { status: ['approved' as const], pageSize: 1, ...(unitId !== undefined && { deliveryUnitIds: [unitId] }) },
  }
  return queryOptions({
    queryKey: keyOf(search, input),
    queryFn: async ({ signal }) => (await call(search, input, signal)).facets,
    staleTime: 60_000,
  })
}
