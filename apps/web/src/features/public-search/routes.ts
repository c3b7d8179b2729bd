import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const publicSearch: Feature = {
  open: [
    { index: true, lazy: screen(() => import('./public-search-page.tsx'), 'PublicSearchPage') },
    {
      path: 'public-search/category/:cid?',
      lazy: screen(() => import('./category-page.tsx'), 'PublicCategoryPage'),
    },
    { path: 'public-search/campus/:cmpid?', lazy: screen(() => import('./campus-page.tsx'), 'PublicCampusPage') },
  ],
}
