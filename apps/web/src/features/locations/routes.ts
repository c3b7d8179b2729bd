import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const locations: Feature = {
  staff: [
    { path: 'archive/my-location', lazy: screen(() => import('./my-location-page.tsx'), 'MyLocationPage') },
    { path: 'archive/locations/:id', lazy: screen(() => import('./location-page.tsx'), 'LocationPage') },
  ],
}
