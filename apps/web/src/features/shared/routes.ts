import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const shared: Feature = {
  staff: [{ path: 'archive/shared-with-me', lazy: screen(() => import('./shared-page.tsx'), 'SharedPage') }],
}
