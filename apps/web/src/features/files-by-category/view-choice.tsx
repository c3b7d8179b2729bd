import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLayout } from '../../lib/preferences.ts'
import { ViewToggle } from '../../ui/view-toggle.tsx'
import { type CategoryPlace, pathOf } from './address.ts'
import { t } from './words.ts'

/** Grid or table, remembered for both forms of the screen. */
export const useShelfLayout = () => useLayout('file', 'grid')

/** Shelves, a table, or columns: the last is a screen of its own, in which the same place shows. */
export function ViewChoice({ place, areColumns }: { place: CategoryPlace; areColumns: boolean }) {
  const [layout, setLayout] = useShelfLayout()
  const navigate = useNavigate()
  const { categoryId, groupId } = place
  const to = (path: string) => void navigate(pathOf(path, { categoryId, groupId }))
  return (
    <ViewToggle
      view={layout}
      onChange={(next) => {
        setLayout(next)
        if (areColumns) to(paths.filesByCategory())
      }}
      tableLabel={t('table')}
      gridLabel={t('grid')}
      columns={{ label: t('columns'), isShown: areColumns, onChoose: () => to(paths.filesByCategoryColumns()) }}
    />
  )
}
