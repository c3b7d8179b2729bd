import { ListPager, useRows } from '../lib/list-pager.tsx'
import { ListScreen, type ListScreenProps } from './list-screen.tsx'
import { byName, useListPlace } from './place.ts'
import { matching, pageOf, type SortValues, sorted } from './shown-rows.ts'
import { TableList, type TableListProps } from './table-list.tsx'

type OfScreen = Pick<ListScreenProps, 'title' | 'tabs' | 'active' | 'main' | 'actions' | 'narrowing'>
type OfList<Row> = Omit<TableListProps<Row>, 'rows' | 'sorting' | 'onSort' | 'search'>

interface WholeListScreenProps<Row> extends OfScreen, OfList<Row> {
  /** All of them; undefined while they are on their way. */
  items: readonly Row[] | undefined
  filterLabel: string
  /** What the filter looks into. */
  textOf: (row: Row) => string
  /** What the columns sort by. */
  values: SortValues<Row>
  /** How many there are, in words. */
  total: (count: number) => string
}

/** A screen of things that come as a whole: filtered, sorted and paged here, as the address says. */
export function WholeListScreen<Row extends { id: number }>(props: WholeListScreenProps<Row>) {
  const { title, tabs, active, main, actions, narrowing, items, filterLabel, textOf, values, total, ...list } = props
  const place = useListPlace(byName)
  const size = useRows('table')
  const all = items && matching(items, place.search, textOf)
  return (
    <ListScreen
      title={title}
      tabs={tabs}
      active={active}
      main={main}
      actions={actions}
      narrowing={narrowing}
      filter={{ label: filterLabel, value: place.search, onChange: (search) => place.go({ search }) }}
      count={all && total(all.length)}
    >
      <TableList
        {...list}
        rows={all && pageOf(sorted(all, place.sorting, values), place, size)}
        sorting={place.sorting}
        onSort={(sorting) => place.go({ sorting })}
        search={place.search}
      />
      {all && <ListPager list="table" total={all.length} page={place.page} onPage={(page) => place.go({ page })} />}
    </ListScreen>
  )
}
