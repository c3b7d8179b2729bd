import { listAllStockTakes, listUnitStockTakes, type StockTake } from '@sinupan/contract'
import { IconBarcode } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useUnit } from '../../frame/unit.ts'
import { useUser } from '../../lib/account.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatCount, formatDay } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { fullName } from '../../lib/stored-user.ts'
import { address, useAddress } from '../../list/address.ts'
import { id, oneOf, page } from '../../list/address-parts.ts'
import { FilterRow, SwitchChoice } from '../../list/filters.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { NewButton } from '../../list/new-button.tsx'
import { TableList } from '../../list/table-list.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { BeginDialog } from './begin-dialog.tsx'
import { stateOf } from './state-of.ts'
import classes from './stock-takes.module.css'
import { t } from './words.ts'

const stockTakesAddress = address(
  { page: page(), place: id('place'), whose: oneOf('whose', ['unit', 'all'], 'all') },
  { filters: ['whose'] },
)

/** What was counted in one’s unit, and what is being counted; the central records unit sees those of all units. */
export function StockTakesPage() {
  const [place, go] = useAddress(stockTakesAddress)
  const unit = useUnit()
  const navigate = useNavigate()
  const paged = { list: 'table', page: place.page } as const
  const { isCru } = useUser()
  const isAll = isCru && place.whose === 'all'
  const own = useListed(listUnitStockTakes, { params: { duId: unit.id }, query: {} }, { ...paged, isOn: !isAll })
  const all = useListed(listAllStockTakes, { query: {} }, { ...paged, isOn: isAll })
  const listed = isAll ? all : own
  const open = ({ id }: StockTake) => void navigate(paths.stockTake(id))
  const begin = (placeId?: number) =>
    openDialog((close) => <BeginDialog unitId={unit.id} placeId={placeId} onBegun={open} onClose={close} />)
  const asked = place.place
  // Who comes from a place’s menu counts that one.
  useEffect(() => {
    if (asked === undefined) return
    go({ place: undefined }, { replace: true })
    begin(asked)
  }, [asked])
  return (
    <ListScreen
      title={t('title')}
      main={<NewButton onClick={() => begin()}>{t('begin')}</NewButton>}
      {...(isCru && {
        filters: (
          <FilterRow isOn={place.whose !== 'all'} onClear={() => go({ whose: 'all' })}>
            <SwitchChoice
              label={t('whose')}
              value={place.whose}
              choices={[
                { value: 'all', label: t('allUnits') },
                { value: 'unit', label: unit.name },
              ]}
              onChange={(next) => go({ whose: next })}
            />
          </FilterRow>
        ),
      })}
    >
      <TableList
        label={t('title')}
        listed={listed}
        failed={t('failed')}
        empty={{ drawing: 'documents', title: t('none'), line: t('noneLine') }}
        columns={columns(isAll)}
        rowId={({ id }) => String(id)}
        rowHeight={48}
        nameOf={({ fileLocation }) => fileLocation.location}
        phoneRow={(stockTake) => ({
          icon: <IconBarcode size={24} stroke={1.5} aria-hidden="true" />,
          meta: [
            t(stockTake.closedAt ? 'isClosed' : 'isOpen'),
            formatDay(stockTake.startedAt),
            foundOf(stockTake),
            ...(isAll ? [stockTake.deliveryUnit.name] : []),
          ].join(' · '),
        })}
        actsOf={(stockTake) => [
          [{ id: 'open', label: t('open'), icon: IconBarcode, shortcut: 'Enter', run: () => open(stockTake) }],
        ]}
        linkOf={({ id }) => paths.stockTake(id)}
        onOpen={open}
        pages={{ ...paged, onPage: (next) => go({ page: next }) }}
      />
    </ListScreen>
  )
}

const foundOf = ({ found, expected }: StockTake) => t('foundOf', { count: found, expected: formatCount(expected) })

// Whose they are says more than who counts, where there is room for one.
const byColumn: Column<StockTake> = {
  id: 'by',
  head: t('by'),
  width: 160,
  hideUnder: 800,
  cell: ({ startedBy }) => (startedBy ? fullName(startedBy) : '–'),
}
const unitColumn: Column<StockTake> = {
  id: 'unit',
  head: t('unit'),
  width: 160,
  hideUnder: 800,
  cell: ({ deliveryUnit }) => deliveryUnit.name,
}

const columns = (isAll: boolean): Column<StockTake>[] => [
  {
    id: 'place',
    head: t('place'),
    main: true,
    cell: ({ fileLocation: { location, code, way } }) => (
      <span className={classes.two}>
        <span className={classes.name}>{location}</span>
        <span className={classes.below}>{`${code} · ${way}`}</span>
      </span>
    ),
  },
  { id: 'begun', head: t('begun'), width: 120, hideUnder: 640, cell: ({ startedAt }) => formatDay(startedAt) },
  isAll ? unitColumn : byColumn,
  { id: 'found', head: t('found'), width: 112, align: 'right', cell: foundOf },
  { id: 'missing', head: t('missing'), width: 96, align: 'right', cell: ({ missing }) => formatCount(missing) },
  {
    id: 'misplaced',
    head: t('misplaced'),
    width: 112,
    align: 'right',
    hideUnder: isAll ? 960 : 720,
    cell: ({ misplaced }) => formatCount(misplaced),
  },
  {
    id: 'state',
    head: t('state'),
    width: 128,
    cell: (stockTake) => (
      <StatusMark status={stateOf(stockTake)} label={t(stockTake.closedAt ? 'isClosed' : 'isOpen')} />
    ),
  },
]
