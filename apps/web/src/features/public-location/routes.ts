import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const publicLocation: Feature = {
  open: [
    {
      path: 'folder/data/:id',
      caseSensitive: true,
      lazy: screen(() => import('./location-files-page.tsx'), 'LocationFilesPage'),
    },
  ],
}
