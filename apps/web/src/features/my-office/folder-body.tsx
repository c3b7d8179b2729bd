import { Anchor, Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { paths } from '../../lib/paths.ts'
import { ListMore } from '../../list/list-more.tsx'
import { LoadingList } from '../../list/loading-list.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import type { Sorting } from '../../ui/table/columns.ts'
import { type ContentsSort, type Entry, entryColumns } from '../documents/index.ts'
import { EntryGrid, EntryTable } from '../entry-list/index.ts'
import { useDrops, useEntryRefs } from '../moving/index.ts'
import { FolderPages } from './folder-pages.tsx'
import { usualOrder } from './folder-url.ts'
import classes from './my-office.module.css'
import type { useAddActs } from './use-add-acts.tsx'
import type { FolderList } from './use-folder-list.ts'
import { t } from './words.ts'

interface FolderBodyProps {
  list: FolderList
  name: string
  add: ReturnType<typeof useAddActs>
  onOpen: (entry: Entry) => void
  onMenu: (entry: Entry, event: MouseEvent) => void
  error: Error | null
  onRetry: (() => void) | undefined
}

/** The list in its four states. */
export function FolderBody(props: FolderBodyProps) {
  const { list, error, onRetry } = props
  const { contents, entries, view } = list
  if (error) return <LoadFailure title={t('failedTitle')} error={error} onRetry={onRetry} />
  if (contents.isPending || !list.place)
    return (
      <LoadingList
        label={t('loadingOf', { name: props.name })}
        columns={entryColumns()}
        layout={list.layout}
        sorting={view.sorting}
      />
    )
  const isEmpty = entries.length === 0 && contents.counts.folders + contents.counts.documents === 0
  if (isEmpty) return view.search ? <NothingMatches list={list} /> : <Empty {...props} />
  return <Filled {...props} />
}

function Filled({ list, name, onOpen, onMenu }: FolderBodyProps) {
  const { contents, view, change, layout, sizes, selecting, chosen, entries } = list
  const [activeId, setActive] = useState<string>()
  const rowRef = useEntryRefs({
    drops: useDrops(),
    dragged: (entry) => (selecting.ids.has(entry.id) ? chosen : [entry]),
  })
  const { isScrolled, rows } = sizes.folders
  const folderPages =
    !isScrolled && contents.counts.folders > rows ? (
      <FolderPages
        page={view.folderPage}
        size={rows}
        total={contents.counts.folders}
        onPage={(folderPage) => change({ folderPage })}
      />
    ) : undefined
  const shared = {
    label: t('contentsOf', { name }),
    groups: list.groups,
    selecting,
    activeId: entries.some((entry) => entry.id === activeId) ? activeId : undefined,
    onActivate: setActive,
    onOpen,
    onMenu,
    rowRef,
    folderPages,
  }
  return (
    <>
      {contents.folder?.trashedAt && <InTrash />}
      {layout === 'grid' ? (
        <EntryGrid {...shared} />
      ) : (
        <EntryTable
          {...shared}
          columns={entryColumns()}
          sorting={view.sorting}
          onSort={(sorting) => change({ sorting: orderOf(sorting, view.sorting.column) })}
        />
      )}
      <ListMore more={contents.more} />
    </>
  )
}

/** Who followed an old link sees what went with the folder, and where to bring it back. */
const InTrash = () => (
  <p className={classes.notice}>
    {t('inTrashNote')}
    <Anchor component={Link} to={paths.trash()}>
      {t('toTrash')}
    </Anchor>
  </p>
)

/** A head that wasn't sorted by begins as one usually looks: names from A, the newest first. */
function orderOf({ column, direction }: Sorting, before: ContentsSort) {
  const sort: ContentsSort = column === 'name' || column === 'size' ? column : 'modified'
  return { column: sort, direction: sort === before ? direction : usualOrder[sort] }
}

function Empty({ list, add }: FolderBodyProps) {
  return (
    <EmptyState
      drawing="folder"
      title={list.place?.id === 0 ? t('emptyOfficeTitle') : t('emptyTitle')}
      line={t('emptyLine')}
      action={
        <Button
          variant="default"
          leftSection={<IconUpload size={16} stroke={1.7} aria-hidden="true" />}
          onClick={add.upload}
        >
          {t('uploadFiles')}
        </Button>
      }
    />
  )
}

function NothingMatches({ list }: { list: FolderList }) {
  const { search } = list.view
  return (
    <EmptyState
      drawing="search"
      title={t('nothingMatches', { search })}
      line={t('nothingMatchesLine')}
      action={
        <Button variant="default" onClick={() => list.change({ search: '' })}>
          {t('clearFilter')}
        </Button>
      }
    />
  )
}
