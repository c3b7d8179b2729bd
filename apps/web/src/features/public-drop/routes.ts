import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const publicDrop: Feature = {
  open: [{ path: 'drop/:token', caseSensitive: true, lazy: screen(() => import('./drop-page.tsx'), 'DropPage') }],
}
