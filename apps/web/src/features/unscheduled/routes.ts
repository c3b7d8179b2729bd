import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const unscheduled: Feature = {
  staff: [{ path: 'archive/cru-unscheduled', lazy: screen(() => import('./unscheduled-page.tsx'), 'UnscheduledPage') }],
}
