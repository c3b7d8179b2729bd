import type { Feature } from '../../frame/feature.ts'
import { part, screen } from '../../lib/chunk.ts'

const page = screen(() => import('./advanced-search-page.tsx'), 'AdvancedSearchPage')

export const search: Feature = {
  staff: [
    { path: 'archive/advanced-search', lazy: page },
    { path: 'archive/advanced-search/:type', lazy: page },
    { path: 'archive/advanced-search/:type/:cid', lazy: page },
  ],
  residents: [part(() => import('./palette/palette.tsx'), 'Palette')],
}
