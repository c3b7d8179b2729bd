import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const trash: Feature = {
  staff: [{ path: 'archive/trash', lazy: screen(() => import('./trash-page.tsx'), 'TrashPage') }],
}
