import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

const health = screen(() => import('./health-page.tsx'), 'HealthPage')

export const adminHealth: Feature = {
  staff: [
    { path: 'admin/health', lazy: health },
    { path: 'admin/outbox', lazy: health },
  ],
}
