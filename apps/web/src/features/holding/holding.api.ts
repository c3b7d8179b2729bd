import {
  createHold,
  declareRecords,
  extendRetention,
  getDocumentRetention,
  keepForEver,
  liftHold,
} from '@sinupan/contract'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

export const documentRetentionQuery = (id: number) => query(getDocumentRetention, { params: { id } })

// What is kept, and what may be done with it, shows wherever documents do.
const refreshes = ['Retention', 'Hold', 'FileManager', 'FileFolder'] as const
export const useExtend = command(extendRetention, { refreshes })
export const useKeepForEver = command(keepForEver, { refreshes })
export const useDeclare = command(declareRecords, { refreshes })
export const usePlaceHold = command(createHold, { refreshes })
export const useLiftHold = command(liftHold, { refreshes })
