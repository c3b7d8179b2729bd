import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const requestFigures: Feature = {
  open: [
    { path: 'document-request-statistics', lazy: screen(() => import('./statistics-page.tsx'), 'StatisticsPage') },
  ],
  staff: [
    {
      path: 'archive/freedom-of-information/registers',
      lazy: screen(() => import('./registers-page.tsx'), 'RegistersPage'),
    },
  ],
}
