import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const stockTakes: Feature = {
  staff: [
    { path: 'archive/stock-takes', lazy: screen(() => import('./stock-takes-page.tsx'), 'StockTakesPage') },
    { path: 'archive/stock-takes/:id', lazy: screen(() => import('./stock-take-page.tsx'), 'StockTakePage') },
  ],
}
