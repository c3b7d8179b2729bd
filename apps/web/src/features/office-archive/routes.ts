import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const officeArchive: Feature = {
  staff: [
    {
      path: 'archive/office-archive',
      lazy: screen(() => import('./office-archive-page.tsx'), 'OfficeArchivePage'),
    },
    {
      path: 'archive/office-archive/public',
      lazy: screen(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage'),
    },
  ],
}
