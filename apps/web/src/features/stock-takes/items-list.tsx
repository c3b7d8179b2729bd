import { listStockTakeItems, type StockTake, type StockTakeItem } from '@sinupan/contract'
import { IconFileText } from '@tabler/icons-react'
import { formatDayTime } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import { address, type Go } from '../../list/address.ts'
import { oneOf, page, text } from '../../list/address-parts.ts'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { useItemActs } from './use-item-acts.tsx'
import { t } from './words.ts'

export const itemsAddress = address(
  {
    state: oneOf('state', ['missing', 'misplaced', 'onLoan', 'found'], 'missing'),
    search: text('q'),
    page: page(),
  },
  { filters: ['search'] },
)
type Place = ReturnType<typeof itemsAddress.read>

const nothing = {
  missing: t('nothingMissing'),
  misplaced: t('nothingMisplaced'),
  onLoan: t('nothingOnLoan'),
  found: t('nothingFound'),
}

interface ItemsListProps {
  stockTake: StockTake
  place: Place
  go: Go<Place>
}

/** The documents of one kind of a stock-take. */
export function ItemsList({ stockTake, place, go }: ItemsListProps) {
  const { state, search } = place
  const paged = { list: 'table', page: place.page, tab: state } as const
  const listed = useListed(
    listStockTakeItems,
    { params: { id: stockTake.id }, query: { state, ...(search && { search }) } },
    paged,
  )
  const actsOf = useItemActs(stockTake)
  return (
    <TableList
      label={t(state)}
      listed={listed}
      failed={t('itemsFailed')}
      empty={{ drawing: 'documents', title: nothing[state], line: state === 'found' ? t('nothingFoundLine') : '' }}
      filtered={search}
      columns={columns(state)}
      rowId={({ id }) => String(id)}
      nameOf={({ name }) => name}
      phoneRow={({ itemCode, place: way, isHere }) => ({
        icon: <IconFileText size={24} stroke={1.5} aria-hidden="true" />,
        meta: [itemCode, state === 'misplaced' && isHere ? t('isHere') : way].filter(Boolean).join(' · '),
      })}
      {...((state === 'misplaced' || state === 'missing') && { actsOf })}
      pages={{ ...paged, onPage: (next) => go({ page: next }) }}
    />
  )
}

const columns = (state: Place['state']): Column<StockTakeItem>[] => [
  { id: 'name', head: t('document'), main: true, cell: ({ name }) => name },
  { id: 'code', head: t('code'), width: 120, cell: ({ itemCode }) => itemCode },
  {
    id: 'place',
    head: t('belongsIn'),
    width: 320,
    hideUnder: 640,
    cell: ({ place, isHere }) => (state === 'misplaced' && isHere ? t('isHere') : (place ?? '–')),
  },
  ...(state === 'missing' || state === 'onLoan'
    ? []
    : [
        {
          id: 'scanned',
          head: t('scanned'),
          width: 240,
          hideUnder: 800,
          cell: ({ foundAt, foundBy }: StockTakeItem) =>
            [foundAt && formatDayTime(foundAt), foundBy && fullName(foundBy)].filter(Boolean).join(' · '),
        } as const,
      ]),
]
