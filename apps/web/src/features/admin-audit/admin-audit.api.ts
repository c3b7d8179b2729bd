import { exportAudit, getAuditChecks, type listAudit, listAuditActions, startAuditCheck } from '@sinupan/contract'
import { type CallInput, call } from '../../lib/api.ts'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

export type AuditQuery = NonNullable<CallInput<typeof listAudit>['query']>

export const actionsQuery = () => query(listAuditActions)

const [soon, seldom] = [1_000, 60_000]
/** Read again while a check is under way. */
export const checksQuery = () => ({
  ...query(getAuditChecks),
  refetchInterval: ({ state }: { state: { data?: { current: unknown } | undefined } }) =>
    state.data?.current ? soon : seldom,
})
export const useStartCheck = command(startAuditCheck, { refreshes: ['Audit'] })
export const exportCsv = (filters: AuditQuery): Promise<Blob> =>
  call(exportAudit, { query: { ...filters, format: 'csv' } })
