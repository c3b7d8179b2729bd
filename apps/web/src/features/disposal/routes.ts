import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const disposal: Feature = {
  staff: [
    { path: 'archive/disposal', lazy: screen(() => import('./disposals-page.tsx'), 'DisposalsPage') },
    { path: 'archive/disposal/:id', lazy: screen(() => import('./disposal-page.tsx'), 'DisposalPage') },
  ],
}
