import {
  countRetention,
  createHold,
  declareRecords,
  exportRetention,
  extendRetention,
  getDocumentRetention,
  keepForEver,
  liftHold,
  type listRetention,
} from '@sinupan/contract'
import { type CallInput, call } from '../../lib/api.ts'
import { command } from '../../lib/command.ts'
import { pagedQuery, query } from '../../lib/query.ts'

export type RetentionQuery = NonNullable<CallInput<typeof listRetention>['query']>

export const countsQuery = (days: number) => pagedQuery(countRetention, { query: { days } })
export const documentRetentionQuery = (id: number) => query(getDocumentRetention, { params: { id } })

// What is kept, and what may be done with it, shows wherever documents do.
const refreshes = ['Retention', 'Hold', 'FileManager', 'FileFolder'] as const
export const useExtend = command(extendRetention, { refreshes })
export const useKeepForEver = command(keepForEver, { refreshes })
export const useDeclare = command(declareRecords, { refreshes })
export const usePlaceHold = command(createHold, { refreshes })
export const useLiftHold = command(liftHold, { refreshes })

export const exportTable = (query: RetentionQuery, format: 'csv' | 'xlsx'): Promise<Blob> =>
  call(exportRetention, { query: { ...query, format } })
