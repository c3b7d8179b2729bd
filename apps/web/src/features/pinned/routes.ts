import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const pinned: Feature = {
  staff: [{ path: 'archive/pin', lazy: screen(() => import('./pinned-page.tsx'), 'PinnedPage') }],
}
