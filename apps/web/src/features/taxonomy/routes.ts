import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

const groups = screen(() => import('./groups-page.tsx'), 'GroupsPage')
const categories = screen(() => import('./categories-page.tsx'), 'CategoriesPage')
const tags = screen(() => import('./tags-page.tsx'), 'TagsPage')

/** The same screens for administrators and for the CRU, each under their own addresses. */
export const taxonomy: Feature = {
  staff: [
    { path: 'admin/admin-document-category-group', lazy: groups },
    { path: 'admin/admin-document-category-type', lazy: categories },
    { path: 'admin/document-tag', lazy: tags },
    { path: 'archive/document-category-group', lazy: groups },
    { path: 'archive/document-category-type', lazy: categories },
    { path: 'archive/document-tag', lazy: tags },
  ],
}
