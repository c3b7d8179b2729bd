import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const pools: Feature = {
  staff: [
    { path: 'archive/my-pool', lazy: screen(() => import('./my-pool-page.tsx'), 'MyPoolPage') },
    { path: 'archive/pool-shared-with-me', lazy: screen(() => import('./shared-pools-page.tsx'), 'SharedPoolsPage') },
    { path: 'archive/pool/:id', lazy: screen(() => import('./pool-page.tsx'), 'PoolPage') },
    { path: 'admin/pools', lazy: screen(() => import('./orphaned-pools-page.tsx'), 'OrphanedPoolsPage') },
  ],
}
