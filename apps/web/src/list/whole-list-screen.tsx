import { useMemo } from 'react'
import type { Sorting } from '../ui/table/columns.ts'
import { address, useAddress } from './address.ts'
import { page, sorting, text } from './address-parts.ts'
import { ListScreen, type ListScreenProps } from './list-screen.tsx'
import type { Listed } from './listed.ts'
import { usePageRows } from './page-rows.ts'
import { matching, pageOf, type SortValues, sorted } from './shown-rows.ts'
import { TableList, type TableListProps } from './table-list.tsx'

type OfScreen = Pick<ListScreenProps, 'title' | 'tabs' | 'active' | 'main' | 'acts' | 'narrowing'>
type OfList<Row> = Omit<TableListProps<Row>, 'sorting' | 'onSort' | 'filtered' | 'pages' | 'rowId'>

interface WholeListScreenProps<Row> extends OfScreen, OfList<Row> {
  /** All of them. */
  listed: Listed<Row>
  filterLabel: string
  /** What the filter looks into. */
  textOf: (row: Row) => string
  /** What the columns sort by; at first by the first of them. */
  values: SortValues<Row>
  /** How many there are, in words. */
  total: (count: number) => string
}

/** A screen of things that come as a whole: filtered, sorted and paged here, as the address says. */
export function WholeListScreen<Row extends { id: number }>(props: WholeListScreenProps<Row>) {
  const { title, tabs, active, main, acts, narrowing, listed, filterLabel, textOf, values, total, ...list } = props
  const [place, go] = useAddress(useMemo(() => addressOf(values), [values]))
  const size = usePageRows('table')
  const all = listed.rows && matching(listed.rows, place.search, textOf)
  const ordered = all && sorted(all, place.sorting, values)
  const rows = ordered && (size.isScrolled ? ordered : pageOf(ordered, place.page, size.rows))
  return (
    <ListScreen
      title={title}
      tabs={tabs}
      active={active}
      main={main}
      acts={acts}
      narrowing={narrowing}
      filter={{ label: filterLabel, value: place.search, onChange: (search) => go({ search }) }}
      count={all && total(all.length)}
    >
      <TableList
        {...list}
        listed={{ ...listed, rows, total: all?.length ?? 0 }}
        rowId={({ id }) => String(id)}
        sorting={place.sorting}
        onSort={(next) => go({ sorting: next })}
        filtered={place.search}
        pages={{ list: 'table', page: place.page, onPage: (next) => go({ page: next }) }}
      />
    </ListScreen>
  )
}

function addressOf<Row>(values: SortValues<Row>) {
  const columns = Object.keys(values)
  const usual = Object.fromEntries(columns.map((column) => [column, 'asc' as Sorting['direction']]))
  return address(
    { search: text('q'), page: page(), sorting: sorting(usual, columns[0] ?? '') },
    { filters: ['search', 'sorting'] },
  )
}
