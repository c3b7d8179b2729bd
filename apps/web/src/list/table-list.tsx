import { isValidElement, type ReactElement, type ReactNode, useMemo } from 'react'
import type { PagedList } from '../lib/preferences.ts'
import { useIsPhone } from '../ui/media.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { SkeletonGrid, SkeletonList, SkeletonTable } from '../ui/states/skeletons.tsx'
import type { DataTableProps, PhoneRow } from '../ui/table/columns.ts'
import { DataTable } from '../ui/table/data-table.tsx'
import type { Acts } from './acts.ts'
import { CardList, type RowCard } from './card-list.tsx'
import classes from './list.module.css'
import { ListMore } from './list-more.tsx'
import { ListPages } from './list-pages.tsx'
import { ListStates } from './list-states.tsx'
import type { Listed } from './listed.ts'
import { usePageRows } from './page-rows.ts'
import { useRowActs } from './row-acts.tsx'
import { walk } from './rows.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { useRowWindow } from './use-row-window.ts'
import { t } from './words.ts'

type Table<Row> = Pick<
  DataTableProps<Row>,
  | 'columns'
  | 'rowId'
  | 'rowHeight'
  | 'activeId'
  | 'onActivate'
  | 'linkOf'
  | 'onOpen'
  | 'sorting'
  | 'onSort'
  | 'selecting'
>

interface Empty {
  drawing?: 'people' | 'documents' | 'inbox'
  title: string
  line: string
  action?: ReactNode
}

export interface TableListProps<Row> extends Table<Row> {
  /** What the table is, for readers. */
  label: string
  listed: Listed<Row>
  /** 'The units could not be loaded'. */
  failed: string
  /** What stands where there is nothing: in words, or a state of its own. */
  empty: Empty | ReactElement
  /** Whether filters are set, or the words that were filtered by. */
  filtered?: boolean | string
  nameOf: (row: Row) => string
  /** On phones; with its name where no other is given. */
  phoneRow: (row: Row) => Partial<PhoneRow>
  /** A menu for each row, and its keys: F2 does `rename`, Delete `remove`. */
  actsOf?: (row: Row) => Acts
  /** Cards in place of rows, where the person wants them. */
  cards?: { isOn: boolean; of: (row: Row) => RowCard }
  /** Left out where the whole is one page. */
  pages?: { list: PagedList; page: number; onPage: (page: number) => void }
  /** A panel shows the active row. */
  isOpen?: boolean
}

/** A list as a table, on phones as rows: its four states, a menu for each row, its pages. What it stands in has a name. */
export function TableList<Row>(props: TableListProps<Row>) {
  const { listed, failed, isOpen, pages, nameOf, rowId, actsOf, empty, filtered } = props
  const row = useRowActs(nameOf, actsOf)
  useKeptPlace(useMemo(() => listed.rows?.map(rowId), [listed.rows]))
  const table = { ...props, columns: row.column ? [...props.columns, row.column] : props.columns }
  return (
    <div className={classes.list} data-open={isOpen || undefined}>
      <ListStates
        listed={listed}
        failed={failed}
        loading={<Loading table={table} />}
        empty={
          filtered ? (
            <NothingFits search={filtered} />
          ) : isValidElement(empty) ? (
            empty
          ) : (
            <EmptyState drawing="documents" {...(empty as Empty)} />
          )
        }
      >
        {(rows) =>
          props.cards?.isOn ? (
            <CardList {...props} rows={rows} cardOf={props.cards.of} />
          ) : (
            <Rows table={table} rows={rows} on={row.on} menuOf={row.menuOf} />
          )
        }
      </ListStates>
      <ListMore more={listed.more} />
      {listed.rows && pages && <Pages total={listed.total} shown={listed.rows.length} {...pages} />}
      {row.menu}
    </div>
  )
}

function Pages({ list, ...pages }: NonNullable<TableListProps<unknown>['pages']> & { total: number; shown: number }) {
  return <ListPages size={usePageRows(list)} {...pages} />
}

function Loading<Row>({ table: { columns, rowHeight, pages, cards } }: { table: TableListProps<Row> }) {
  const phone = useIsPhone()
  const { rows } = usePageRows(pages?.list ?? 'table')
  if (cards?.isOn) return <SkeletonGrid label={t('loading')} dense />
  if (phone) return <SkeletonList label={t('loading')} />
  return (
    <SkeletonTable
      label={t('loading')}
      columns={columns}
      wide
      count={Math.min(rows, 25)}
      {...(rowHeight && { rowHeight })}
    />
  )
}

function NothingFits({ search }: { search: string | true }) {
  return search === true ? (
    <EmptyState drawing="search" title={t('nothingFits')} line={t('nothingFitsLine')} />
  ) : (
    <EmptyState drawing="search" title={t('nothingFound', { search })} line={t('nothingFoundLine')} />
  )
}

interface RowsProps<Row> {
  table: TableListProps<Row>
  rows: readonly Row[]
  on: Pick<DataTableProps<Row>, 'onRowMenu' | 'onRowKey' | 'onOpen'>
  menuOf: ((row: Row) => ReactNode) | undefined
}

function Rows<Row>({ table, rows, on, menuOf }: RowsProps<Row>) {
  const { label, columns, rowId, nameOf, phoneRow, rowHeight, activeId, onActivate, onOpen, sorting, onSort } = table
  const { selecting, linkOf } = table
  const ids = useMemo(() => rows.map(rowId), [rows])
  const { from, to, space } = useRowWindow(ids, rowHeight)
  const drawn = space ? rows.slice(from, to) : rows
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={drawn}
      rowId={rowId}
      phoneRow={(row) => ({ name: nameOf(row), ...(menuOf && { menu: menuOf(row) }), ...phoneRow(row) })}
      wide
      activeId={drawn.some((row) => rowId(row) === activeId) ? activeId : undefined}
      onWalk={(row, event) => walk(event, { ids, from: rowId(row) })}
      {...on}
      {...(linkOf && { linkOf })}
      {...(onOpen && { onOpen })}
      {...(onActivate && { onActivate })}
      {...(rowHeight && { rowHeight })}
      {...(sorting && { sorting })}
      {...(onSort && { onSort })}
      {...(selecting && { selecting })}
      {...(space && { space })}
    />
  )
}
