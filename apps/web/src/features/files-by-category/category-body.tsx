import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import type { Layout } from '../../lib/stored-preferences.ts'
import { ListMore } from '../../list/list-more.tsx'
import { ListStates } from '../../list/list-states.tsx'
import { LoadingList } from '../../list/loading-list.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import type { Column, Sorting } from '../../ui/table/columns.ts'
import { type ContentsSort, type Entry, entryColumns } from '../documents/index.ts'
import { EntryGrid, EntryTable } from '../entry-list/index.ts'
import { usualOrder } from '../my-office/index.ts'
import type { CategoryList } from './use-category-list.ts'
import { t } from './words.ts'

interface CategoryBodyProps {
  list: CategoryList
  name: string
  layout: Layout
  /** Beside other columns: fewer facts of each document. */
  isNarrow?: boolean
}

/** A category's documents in the four states of a list. */
export function CategoryBody(props: CategoryBodyProps) {
  const { list, layout } = props
  const { search, sorting } = list.place
  return (
    <ListStates
      listed={list.listed}
      failed={t('failedTitle')}
      loading={<LoadingList label={t('loading')} columns={columnsOf(props)} layout={layout} sorting={sorting} />}
      empty={search ? <NothingMatches list={list} /> : <NothingInIt />}
    >
      {() => (
        <>
          <Filled {...props} />
          <ListMore more={list.listed.more} />
        </>
      )}
    </ListStates>
  )
}

function Filled(props: CategoryBodyProps) {
  const { list, name, layout } = props
  const [activeId, setActive] = useState<string>()
  const shared = {
    label: t('documentsOf', { name }),
    groups: [{ id: 'all', entries: list.entries }],
    selecting: list.selecting,
    activeId: list.entries.some(({ id }) => id === activeId) ? activeId : undefined,
    onActivate: setActive,
    onOpen: list.onOpen,
    onMenu: list.onMenu,
  }
  if (layout === 'grid') return <EntryGrid {...shared} />
  return (
    <EntryTable
      {...shared}
      columns={columnsOf(props)}
      sorting={list.place.sorting}
      onSort={(sorting) => list.go({ sorting: sortingOf(sorting, list.place.sorting.column) })}
    />
  )
}

/** Those of My Office without the category, which all of them share. Short of room, never the status goes (look, 6). */
const columnsOf = ({ isNarrow }: Pick<CategoryBodyProps, 'isNarrow'>): Column<Entry>[] =>
  entryColumns()
    .filter(({ id }) => id !== 'category')
    .map((column) => (isNarrow ? { ...column, ...narrow[column.id] } : column))

const narrow: Record<string, Pick<Column<Entry>, 'hideUnder' | 'width'>> = {
  modified: { hideUnder: 560, width: 104 },
  size: { hideUnder: 720 },
  kept: { hideUnder: 800 },
}

/** A head that wasn't sorted by begins as one usually looks. */
function sortingOf({ column, direction }: Sorting, before: ContentsSort) {
  const sort: ContentsSort = column === 'name' || column === 'size' ? column : 'modified'
  return { column: sort, direction: sort === before ? direction : usualOrder[sort] }
}

const NothingInIt = () => (
  <EmptyState
    drawing="documents"
    title={t('emptyCategory')}
    line={t('emptyCategoryLine')}
    action={
      <Button variant="default" component={Link} to={paths.filesByCategory()}>
        {t('toAll')}
      </Button>
    }
  />
)

const NothingMatches = ({ list }: { list: CategoryList }) => (
  <EmptyState
    drawing="search"
    title={t('nothingMatches', { search: list.place.search })}
    line={t('nothingMatchesLine')}
    action={
      <Button variant="default" onClick={() => list.go({ search: '' })}>
        {t('clearFilter')}
      </Button>
    }
  />
)
