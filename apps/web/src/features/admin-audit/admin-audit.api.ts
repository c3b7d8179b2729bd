import { exportAudit, listAudit, listAuditActions, verifyAudit } from '@sinupan/contract'
import { type CallInput, call } from '../../lib/api.ts'
import { pagedQuery, query } from '../../lib/query.ts'

export type AuditQuery = NonNullable<CallInput<typeof listAudit>['query']>

export const auditQuery = (filters: AuditQuery) => pagedQuery(listAudit, { query: filters })
export const actionsQuery = () => query(listAuditActions)

/** Compares the whole chain; it may take its time. */
export const verify = () => call(verifyAudit, {})
export const exportCsv = (filters: AuditQuery): Promise<Blob> =>
  call(exportAudit, { query: { ...filters, format: 'csv' } })
