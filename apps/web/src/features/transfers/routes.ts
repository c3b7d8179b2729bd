import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const transfers: Feature = {
  staff: [
    { path: 'archive/cru-transfers', lazy: screen(() => import('./transfers-page.tsx'), 'TransfersPage') },
    { path: 'archive/cru-transfer/:id', lazy: screen(() => import('./transfer-page.tsx'), 'TransferPage') },
  ],
}
