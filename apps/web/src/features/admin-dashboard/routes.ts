import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const adminDashboard: Feature = {
  staff: [{ path: 'admin', lazy: screen(() => import('./dashboard-page.tsx'), 'AdminDashboardPage') }],
}
