import { useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import type { ScreenTab } from '../../list/list-screen.tsx'
import { t } from './words.ts'

/** Series, groups and tags, under /admin for administrators and under /archive for the CRU. */
export function useTaxonomyTabs(): readonly ScreenTab[] {
  const isAdmin = useLocation().pathname.toLowerCase().startsWith(paths.admin())
  return [
    {
      id: 'series',
      label: t('series'),
      to: isAdmin ? paths.admin('admin-document-category-type') : paths.categories(),
    },
    {
      id: 'groups',
      label: t('groups'),
      to: isAdmin ? paths.admin('admin-document-category-group') : paths.categoryGroups(),
    },
    { id: 'tags', label: t('tags'), to: isAdmin ? paths.admin('document-tag') : paths.tags() },
  ]
}
