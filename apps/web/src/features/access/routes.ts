import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const access: Feature = {
  staff: [{ path: 'admin/ownerless', lazy: screen(() => import('./ownerless-page.tsx'), 'OwnerlessPage') }],
}
