import { getRequestStatistics, type RegisterKind, reportRequests, requestFigures } from '@sinupan/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { keyOf, pagedQuery } from '../../lib/query.ts'

export interface Period {
  from: string
  to: string
}

export const statisticsQuery = (year: number | undefined) => pagedQuery(getRequestStatistics, { query: { year } })

/** The figures of a period. The call answers files too, so that its JSON is read by the shape it has. */
export const figuresQuery = (period: Period) =>
  queryOptions({
    queryKey: keyOf(reportRequests, { kind: 'summary', ...period }),
    queryFn: async ({ signal }) => {
      const input = { params: { kind: 'summary' as const }, query: { ...period, format: 'json' as const } }
      return requestFigures.parse(await call(reportRequests, input, signal))
    },
  })

export type FileFormat = 'csv' | 'xlsx'

export const registerFile = (kind: RegisterKind, period: Period, format: FileFormat): Promise<Blob> =>
  call(reportRequests, { params: { kind }, query: { ...period, format } })
