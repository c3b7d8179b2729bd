import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const loans: Feature = {
  staff: [{ path: 'archive/loans', lazy: screen(() => import('./loans-page.tsx'), 'LoansPage') }],
}
