import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const retention: Feature = {
  staff: [
    { path: 'archive/expiring', lazy: screen(() => import('./own-expiring-page.tsx'), 'OwnExpiringPage') },
    { path: 'archive/cru-expire-document', lazy: screen(() => import('./expire-page.tsx'), 'ExpirePage') },
    { path: 'archive/cru-expire-document/holds', lazy: screen(() => import('./holds-page.tsx'), 'HoldsPage') },
  ],
}
