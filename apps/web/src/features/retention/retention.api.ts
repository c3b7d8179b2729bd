import { countRetention, exportRetention, type listRetention } from '@sinupan/contract'
import { type CallInput, call } from '../../lib/api.ts'
import { pagedQuery } from '../../lib/query.ts'

export type RetentionQuery = NonNullable<CallInput<typeof listRetention>['query']>

export const countsQuery = (days: number) => pagedQuery(countRetention, { query: { days } })

export type TableFormat = 'csv' | 'xlsx'

export const exportTable = (query: RetentionQuery, format: TableFormat): Promise<Blob> =>
  call(exportRetention, { query: { ...query, format } })
