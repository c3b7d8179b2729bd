import { IconArrowDown, IconArrowUp, IconLayoutGrid, IconList } from '@tabler/icons-react'
import type { Layout } from '../../lib/stored-preferences.ts'
import { BottomSheet, SheetAction } from '../../ui/bottom-sheet.tsx'
import type { ContentsSort } from '../documents/index.ts'
import { type FolderView, usualOrder } from './folder-url.ts'
import { t } from './words.ts'

interface SortSheetProps {
  view: Pick<FolderView, 'sorting'>
  onView: (change: Pick<FolderView, 'sorting'>) => void
  layout: Layout
  onLayout: (layout: Layout) => void
  onClose: () => void
}

const sorts = [
  { sort: 'name', label: () => t('byName') },
  { sort: 'modified', label: () => t('byModified') },
  { sort: 'size', label: () => t('bySize') },
] as const satisfies readonly { sort: ContentsSort; label: () => string }[]
const icon = { size: 20, stroke: 1.6, 'aria-hidden': 'true' } as const

/** On a phone, in place of the table's head and the view toggle. */
export function SortSheet({ view, onView, layout, onLayout, onClose }: SortSheetProps) {
  const { column, direction } = view.sorting
  const turned = direction === 'asc' ? 'desc' : 'asc'
  const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown
  const choose = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <BottomSheet opened onClose={onClose} title={t('sortTitle')} closeLabel={t('close')}>
      {sorts.map(({ sort, label }) => (
        <SheetAction
          key={sort}
          icon={sort === column ? <Arrow {...icon} /> : <span style={{ width: 20 }} />}
          onClick={choose(() =>
            onView({ sorting: { column: sort, direction: sort === column ? turned : usualOrder[sort] } }),
          )}
        >
          {label()}
        </SheetAction>
      ))}
      <SheetAction
        icon={layout === 'grid' ? <IconList {...icon} /> : <IconLayoutGrid {...icon} />}
        onClick={choose(() => onLayout(layout === 'grid' ? 'table' : 'grid'))}
      >
        {layout === 'grid' ? t('asTable') : t('asGrid')}
      </SheetAction>
    </BottomSheet>
  )
}
