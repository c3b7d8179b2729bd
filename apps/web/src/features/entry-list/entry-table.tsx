import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { formatDay, formatSize } from '../../lib/format.ts'
import type { Selecting } from '../../list/use-selection.ts'
import { useIsPhone } from '../../ui/media.ts'
import { MiddleName } from '../../ui/middle-name.tsx'
import type { Column, DataTableProps, PhoneRow, Sorting } from '../../ui/table/columns.ts'
import { DataRow } from '../../ui/table/data-row.tsx'
import { DataTable, Head } from '../../ui/table/data-table.tsx'
import tableClasses from '../../ui/table/table.module.css'
import { AcrossRow, SpaceRow, TableFrame } from '../../ui/table/table-parts.tsx'
import { DocumentStatus, type Entry, EntryIcon, entryName, HeldMark, modifiedOf, sizeOf } from '../documents/index.ts'
import classes from './entry-list.module.css'
import type { EntryGroup } from './group-entries.ts'
import { useGroupWindow } from './group-window.ts'
import { t } from './words.ts'

export interface EntryListProps {
  /** 'Contents of 2026'. */
  label: string
  groups: readonly EntryGroup[]
  selecting: Selecting
  activeId?: string | undefined
  onActivate: (id: string) => void
  onOpen: (entry: Entry) => void
  onMenu: (entry: Entry, event: MouseEvent) => void
  /** Makes rows drag sources and drop targets. */
  rowRef?: ((entry: Entry, element: HTMLElement | null) => void) | undefined
}

export interface EntryTableProps extends EntryListProps {
  columns: readonly Column<Entry>[]
  sorting?: Sorting
  onSort?: (sorting: Sorting) => void
  /** First and last cell 24 from the edge, under a wide head. */
  wide?: boolean
  /** A line after the folders, where they have pages of their own. */
  folderPages?: ReactNode
  /** In place of status and day under a name on phones. */
  phoneLine?: (entry: Entry) => ReactNode
}

/** Folders and documents as a table, in groups where one chose so; on phones as rows of 64. */
export function EntryTable(props: EntryTableProps) {
  const phone = useIsPhone()
  return phone ? <PhoneTable {...props} /> : <WideTable {...props} />
}

/** The table of some rows; `drawn` are those of them that are drawn. */
function tableOf(rows: readonly Entry[], drawn: readonly Entry[], all: EntryTableProps): DataTableProps<Entry> {
  const { label, columns, selecting, ...props } = all
  return {
    label,
    columns,
    rows,
    rowId: (entry) => entry.id,
    phoneRow: (entry) => phoneRow(entry, props),
    selecting: {
      ids: selecting.ids,
      onToggle: (entry, keys) => selecting.toggle(entry.id, keys),
      onToggleAll: selecting.toggleAll,
      allLabel: t('chooseAll', { count: rows.length }),
      label: (entry) => t('choose', { name: entryName(entry) }),
    },
    activeId: drawn.some((entry) => entry.id === props.activeId) ? props.activeId : undefined,
    onActivate: (entry) => props.onActivate(entry.id),
    onOpen: props.onOpen,
    onRowMenu: props.onMenu,
    ...(props.sorting && { sorting: props.sorting }),
    ...(props.onSort && { onSort: props.onSort }),
    ...(props.rowRef && { rowRef: props.rowRef }),
    ...(props.wide && { wide: props.wide }),
  }
}

const rowsOf = (groups: readonly EntryGroup[]) => groups.flatMap((group) => group.entries)

function WideTable(props: EntryTableProps) {
  const { folderPages } = props
  const { groups, space } = useGroupWindow(props.groups)
  const drawn = rowsOf(groups)
  const table = tableOf(rowsOf(props.groups), drawn, props)
  const lastFolder = table.rows.findLast((entry) => entry.kind === 'folder')
  return (
    <div className={tableClasses.container}>
      <TableFrame label={table.label} wide={table.wide} choosing>
        <Head {...table} />
        <tbody>
          <SpaceRow height={space?.before ?? 0} />
          {groups.map(({ id, label, entries }) => (
            <Fragment key={id}>
              {label && (
                <AcrossRow className={classes.groupCell} isHead>
                  {label}
                </AcrossRow>
              )}
              {entries.map((entry) => (
                <Fragment key={entry.id}>
                  <DataRow table={table} row={entry} first={entry === drawn[0]} />
                  {folderPages && entry === lastFolder && <AcrossRow className={classes.turn}>{folderPages}</AcrossRow>}
                </Fragment>
              ))}
            </Fragment>
          ))}
          <SpaceRow height={space?.after ?? 0} />
        </tbody>
      </TableFrame>
    </div>
  )
}

function PhoneTable(props: EntryTableProps) {
  const { groups, space } = useGroupWindow(props.groups)
  return (
    <>
      <div style={{ height: space?.before }} />
      {groups.map((group) => (
        <section key={group.id} aria-label={group.label ?? props.label}>
          {group.label && <h2 className={classes.phoneGroup}>{group.label}</h2>}
          <DataTable {...tableOf(group.entries, group.entries, props)} />
        </section>
      ))}
      <div style={{ height: space?.after }} />
      {props.folderPages && <div className={classes.turn}>{props.folderPages}</div>}
    </>
  )
}

function phoneRow(entry: Entry, { onMenu, phoneLine }: Pick<EntryTableProps, 'onMenu' | 'phoneLine'>): PhoneRow {
  const name = entryName(entry)
  return {
    icon: <EntryIcon entry={entry} size={24} />,
    name: <MiddleName name={name} />,
    meta: phoneLine ? phoneLine(entry) : <UsualLine entry={entry} />,
    menu: (
      <ActionIcon size={44} aria-label={t('actionsFor', { name })} onClick={(event) => onMenu(entry, event)}>
        <IconDotsVertical size={20} stroke={2} aria-hidden="true" />
      </ActionIcon>
    ),
  }
}

function UsualLine({ entry }: { entry: Entry }) {
  const modified = modifiedOf(entry)
  const day = modified ? formatDay(modified) : ''
  if (entry.kind === 'folder') return `${day} · ${formatSize(sizeOf(entry))}`
  return (
    <>
      <HeldMark entry={entry} />
      <DocumentStatus document={entry.document} spoken />
      <span>{day}</span>
    </>
  )
}
