import { ListSelectionBar } from '../../list/list-selection-bar.tsx'
import { ColumnHead, ContentColumn } from '../../ui/columns/columns.tsx'
import { CategoryBody } from './category-body.tsx'
import type { CategoryList } from './use-category-list.ts'
import { t } from './words.ts'

interface DocumentsColumnProps {
  list: CategoryList
  name: string
  onLeave: () => void
}

/** The third column: the chosen category's documents. What is chosen of them has its bar in place of the heading. */
export function DocumentsColumn({ list, name, onLeave }: DocumentsColumnProps) {
  const { chosen, scope, acts, selecting } = list
  return (
    <ContentColumn
      label={t('documentsOf', { name })}
      head={
        chosen.length > 0 ? (
          <ListSelectionBar count={chosen.length} scope={scope} acts={acts} onClear={selecting.clear} />
        ) : (
          <ColumnHead name={name} />
        )
      }
      onLeave={onLeave}
      page={list.place.page}
    >
      <CategoryBody list={list} name={name} layout="table" isNarrow />
    </ContentColumn>
  )
}
