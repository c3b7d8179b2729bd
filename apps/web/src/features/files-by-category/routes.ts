import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const filesByCategory: Feature = {
  staff: [
    { path: 'archive/files-by-category', lazy: screen(() => import('./shelves-page.tsx'), 'ShelvesPage') },
    { path: 'archive/files-by-category-v2', lazy: screen(() => import('./columns-page.tsx'), 'ColumnsPage') },
  ],
}
