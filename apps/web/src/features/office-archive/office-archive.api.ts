import { listOfficeArchive, search } from '@sinupan/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { keyOf, pagedQuery } from '../../lib/query.ts'
import type { ArchivePlace } from './place.ts'

export function archiveQuery(duId: number, place: ArchivePlace, pageSize: number) {
  const { campusId, officeId, unitId, categoryId, sort, order, page } = place
  return pagedQuery(listOfficeArchive, {
    params: { duId },
    query: {
      page,
      pageSize,
      sort,
      order,
      ...(place.search && { search: place.search }),
      ...(campusId && { campusId }),
      ...(officeId && { officeId }),
      ...(unitId && { deliveryUnitId: unitId }),
      ...(categoryId && { categoryId }),
    },
  })
}

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
