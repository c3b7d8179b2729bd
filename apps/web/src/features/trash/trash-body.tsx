import { useState } from 'react'
import { formatRelativeDay } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import type { Layout } from '../../lib/stored-preferences.ts'
import { LoadingList } from '../../list/loading-list.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import type { Entry } from '../documents/index.ts'
import { EntryGrid, type EntryListProps, EntryTable } from '../entry-list/index.ts'
import { trashColumns } from './columns.tsx'
import { type TrashedEntry, trashingOf } from './trashed-entry.ts'
import type { useTrashPages } from './use-trash-pages.ts'
import { t } from './words.ts'

interface TrashBodyProps extends Pick<EntryListProps, 'selecting' | 'onOpen' | 'onMenu'> {
  layout: Layout
  pages: ReturnType<typeof useTrashPages>
}

/** The trash in the four states of a list. */
export function TrashBody({ layout, pages, ...list }: TrashBodyProps) {
  const [activeId, setActive] = useState<string>()
  if (pages.error) return <LoadFailure title={t('failedTitle')} error={pages.error} onRetry={pages.retry} />
  if (pages.isPending) return <LoadingList label={t('loading')} columns={trashColumns()} layout={layout} />
  if (pages.entries.length === 0) return <EmptyState drawing="trash" title={t('emptyTitle')} line={t('emptyLine')} />
  const shared = {
    ...list,
    label: t('trash'),
    groups: [{ id: 'all', entries: pages.entries }],
    activeId,
    onActivate: setActive,
  }
  return layout === 'grid' ? (
    <EntryGrid {...shared} cardLine={phoneLine} />
  ) : (
    <EntryTable {...shared} columns={trashColumns()} phoneLine={phoneLine} />
  )
}

/** Under a name on a phone: from where and when. */
function phoneLine(entry: Entry) {
  const { from, at } = trashingOf(entry as TrashedEntry)
  return at ? `${from} · ${formatRelativeDay(at)}` : from
}
