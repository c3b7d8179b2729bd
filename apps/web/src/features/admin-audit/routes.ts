import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const adminAudit: Feature = {
  staff: [{ path: 'admin/audit', lazy: screen(() => import('./audit-page.tsx'), 'AuditPage') }],
}
