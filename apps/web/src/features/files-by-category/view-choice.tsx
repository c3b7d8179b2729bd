import { IconLayoutColumns } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLayout } from '../../lib/preferences.ts'
import type { Layout } from '../../lib/stored-preferences.ts'
import type { ScreenAct } from '../../list/screen-acts.tsx'
import { otherLayouts } from '../../list/view-choice.tsx'
import { useIsPhone } from '../../ui/media.ts'
import { ViewToggle } from '../../ui/view-toggle.tsx'
import { type CategoryPlace, pathOf } from './address.ts'
import { t } from './words.ts'

/** Grid or table, remembered for both forms of the screen. */
export const useShelfLayout = () => useLayout('file', 'grid')

/**
 * Shelves, a table, or columns: the last is a screen of its own, in which the same place shows. A switch for the head;
 * acts for a phone's menu, none elsewhere.
 */
export function useShelfViews({ categoryId, groupId }: CategoryPlace, areColumns: boolean) {
  const [layout, setLayout] = useShelfLayout()
  const phone = useIsPhone()
  const navigate = useNavigate()
  const to = (path: string) => void navigate(pathOf(path, { categoryId, groupId }))
  const show = (next: Layout) => {
    setLayout(next)
    if (areColumns) to(paths.filesByCategory())
  }
  const toColumns = () => to(paths.filesByCategoryColumns())
  const columns: ScreenAct = { id: 'columns', label: t('asColumns'), icon: IconLayoutColumns, run: toColumns }
  const acts = [...otherLayouts(areColumns ? undefined : layout, show), ...(areColumns ? [] : [columns])]
  const toggle = (
    <ViewToggle
      view={layout}
      onChange={show}
      tableLabel={t('table')}
      gridLabel={t('grid')}
      columns={{ label: t('columns'), isShown: areColumns, onChoose: toColumns }}
    />
  )
  return { toggle, acts: phone ? acts : [] }
}
