import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const releasing: Feature = {
  staff: [
    { path: 'archive/release/:id', lazy: screen(() => import('./copies-page.tsx'), 'CopiesPage') },
    { path: 'archive/release/:id/:fileId', lazy: screen(() => import('./cover-page.tsx'), 'CoverPage') },
  ],
}
