import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const adminRequests: Feature = {
  staff: [{ path: 'admin/request-letters', lazy: screen(() => import('./letters-page.tsx'), 'LettersPage') }],
}
