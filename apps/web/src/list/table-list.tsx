import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { useIsPhone } from '../ui/media.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { SkeletonList, SkeletonTable } from '../ui/states/skeletons.tsx'
import type { Column, PhoneRow, Sorting } from '../ui/table/columns.ts'
import { DataTable } from '../ui/table/data-table.tsx'
import { ActMenu, type MenuPlace } from './act-menu.tsx'
import type { Acts } from './acts.ts'
import classes from './list.module.css'
import { t } from './words.ts'

export interface TableListProps<Row> {
  /** What the table is, for readers. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined
  error: Error | null
  /** 'The units could not be loaded'. */
  failed: string
  onRetry: () => void
  nameOf: (row: Row) => string
  phoneRow: (row: Row) => Pick<PhoneRow, 'icon' | 'meta'>
  /** With an act `rename` for F2, `remove` for Delete; the first one is done by Enter where `onOpen` isn't given. */
  actsOf: (row: Row) => Acts
  onOpen?: (row: Row) => void
  activeId?: number | undefined
  sorting?: Sorting | undefined
  onSort?: (sorting: Sorting) => void
  /** What was filtered by, where something was. */
  search: string
  empty: { title: string; line: string; action?: ReactNode }
}

const keys: Record<string, string> = { F2: 'rename', Delete: 'remove', Enter: 'open' }

interface OpenMenu {
  at: MenuPlace
  title: string
  acts: Acts
}

/** Things that are kept, as a table with a menu for each, all of it by keyboard; on phones as rows. */
export function TableList<Row extends { id: number }>(props: TableListProps<Row>) {
  const [menu, setMenu] = useState<OpenMenu>()
  const open = (row: Row, at: MenuPlace) => setMenu({ at, title: props.nameOf(row), acts: props.actsOf(row) })
  const onMenu = (row: Row, event: MouseEvent) => {
    event.preventDefault()
    open(row, { x: event.clientX, y: event.clientY })
  }
  return (
    <div className={classes.list}>
      <Content {...props} onMenu={onMenu} onKeyMenu={open} />
      {menu && <ActMenu {...menu} onClose={() => setMenu(undefined)} />}
    </div>
  )
}

interface ContentProps<Row> extends TableListProps<Row> {
  onMenu: (row: Row, event: MouseEvent) => void
  onKeyMenu: (row: Row, at: MenuPlace) => void
}

function Content<Row extends { id: number }>(props: ContentProps<Row>) {
  const { label, rows, error, search, empty } = props
  const phone = useIsPhone()
  const columns = [...props.columns, dots(props)]
  if (error)
    return (
      <ErrorState
        title={props.failed}
        line={error.message}
        onRetry={props.onRetry}
        retryLabel={t('tryAgain')}
        copyLabel={t('copyDetails')}
      />
    )
  if (!rows)
    return phone ? (
      <SkeletonList label={t('loading')} />
    ) : (
      <SkeletonTable label={t('loading')} columns={columns} wide count={10} />
    )
  if (rows.length === 0 && search)
    return <EmptyState drawing="search" title={t('nothingFound', { search })} line={t('nothingFoundLine')} />
  if (rows.length === 0) return <EmptyState drawing="documents" {...empty} />
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowId={({ id }) => String(id)}
      phoneRow={(row) => ({
        ...props.phoneRow(row),
        name: props.nameOf(row),
        menu: <Dots {...props} row={row} size={44} />,
      })}
      wide
      activeId={props.activeId === undefined ? undefined : String(props.activeId)}
      onOpen={(row) => (props.onOpen ? props.onOpen(row) : run(props.actsOf(row), 'rename'))}
      onRowMenu={props.onMenu}
      onRowKey={(row, event) => onRowKey(props, row, event)}
      {...(props.sorting && { sorting: props.sorting })}
      {...(props.onSort && { onSort: props.onSort })}
    />
  )
}

/** Does an act by its name, unless it is refused. */
export function run(acts: Acts, id: string): void {
  const act = acts.flat().find((one) => one.id === id)
  if (act && !act.refused) act.run()
}

function onRowKey<Row>(props: ContentProps<Row>, row: Row, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) {
    event.preventDefault()
    const { left, bottom } = event.currentTarget.getBoundingClientRect()
    props.onKeyMenu(row, { x: left + 48, y: bottom - 8 })
    return
  }
  const id = keys[event.key]
  if (!id) return
  event.preventDefault()
  run(props.actsOf(row), id)
}

const dots = <Row extends { id: number }>(props: ContentProps<Row>): Column<Row> => ({
  id: 'acts',
  head: <span className="visually-hidden">{t('actions')}</span>,
  width: 56,
  align: 'right',
  cell: (row) => (
    <span className={classes.dots}>
      <Dots {...props} row={row} size={28} />
    </span>
  ),
})

function Dots<Row>({ row, nameOf, onMenu, size }: ContentProps<Row> & { row: Row; size: number }) {
  return (
    <ActionIcon size={size} aria-label={t('actionsFor', { name: nameOf(row) })} onClick={(event) => onMenu(row, event)}>
      <IconDotsVertical size={18} stroke={1.8} aria-hidden="true" />
    </ActionIcon>
  )
}
