import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const publicFile: Feature = {
  open: [
    {
      path: 'files/:id',
      caseSensitive: true,
      lazy: screen(() => import('./public-file-page.tsx'), 'PublicFilePage'),
    },
  ],
}
