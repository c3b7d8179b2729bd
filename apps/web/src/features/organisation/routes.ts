import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const organisation: Feature = {
  staff: [
    { path: 'admin/organisation', lazy: screen(() => import('./tree-page.tsx'), 'TreePage') },
    { path: 'admin/settings-campus', lazy: screen(() => import('./campuses-page.tsx'), 'CampusesPage') },
    { path: 'admin/settings-office', lazy: screen(() => import('./offices-page.tsx'), 'OfficesPage') },
    { path: 'admin/settings-delivery-unit', lazy: screen(() => import('./units-page.tsx'), 'UnitsPage') },
    { path: 'admin/document-access-level', lazy: screen(() => import('./levels-page.tsx'), 'LevelsPage') },
    { path: 'admin/user-approver', lazy: screen(() => import('./approvers-page.tsx'), 'ApproversPage') },
  ],
}
