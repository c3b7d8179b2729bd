import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const directory: Feature = {
  staff: [
    { path: 'campus', lazy: screen(() => import('./campus-page.tsx'), 'CampusPage') },
    { path: 'campus/du/:id', lazy: screen(() => import('./office-page.tsx'), 'OfficePage') },
  ],
}
