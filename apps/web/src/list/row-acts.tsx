import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import type { Column, DataTableProps } from '../ui/table/columns.ts'
import { ActMenu, type MenuPlace } from './act-menu.tsx'
import { type Acts, run } from './acts.ts'
import classes from './list.module.css'
import { t } from './words.ts'

const keys: Record<string, string> = { F2: 'rename', Delete: 'remove' }

/** What makes a menu of each row's acts: the dots at its end, the right click, the keys, and the menu that is open. */
export function useRowActs<Row>(
  nameOf: (row: Row) => string,
  actsOf: ((row: Row) => Acts) | undefined,
): {
  column: Column<Row> | undefined
  on: Pick<DataTableProps<Row>, 'onRowMenu' | 'onRowKey' | 'onOpen'>
  /** On phones. */
  menuOf: ((row: Row) => ReactNode) | undefined
  menu: ReactNode
} {
  const [menu, setMenu] = useState<{ at: MenuPlace; title: string; acts: Acts }>()
  if (!actsOf) return { column: undefined, on: {}, menuOf: undefined, menu: undefined }
  const open = (row: Row, at: MenuPlace) => setMenu({ at, title: nameOf(row), acts: actsOf(row) })
  const onRowMenu = (row: Row, event: MouseEvent) => {
    event.preventDefault()
    open(row, { x: event.clientX, y: event.clientY })
  }
  const onRowKey = (row: Row, event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const id = keys[event.key]
    if (isMenuKey(event)) open(row, under(event.currentTarget))
    else if (id) run(actsOf(row), id)
    else return
    event.preventDefault()
  }
  const dots = (row: Row, size: number) => (
    <ActionIcon
      size={size}
      aria-label={t('actionsFor', { name: nameOf(row) })}
      onClick={(event) => open(row, placeOf(event))}
    >
      <IconDotsVertical size={18} stroke={1.8} aria-hidden="true" />
    </ActionIcon>
  )
  return {
    column: {
      id: 'acts',
      head: <span className="visually-hidden">{t('actions')}</span>,
      width: 56,
      align: 'right',
      cell: (row) => <span className={classes.dots}>{dots(row, 28)}</span>,
    },
    on: { onRowMenu, onRowKey, onOpen: (row) => run(actsOf(row), 'rename') },
    menuOf: (row) => dots(row, 44),
    menu: menu && <ActMenu {...menu} onClose={() => setMenu(undefined)} />,
  }
}

/** The key of menus, or the two that stand for it. */
export const isMenuKey = (event: KeyboardEvent): boolean =>
  event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')

/** Where a press on a button opens a menu: at the pointer, or under the button where a key pressed it. */
export function placeOf(event: MouseEvent): MenuPlace {
  if (event.detail > 0) return { x: event.clientX, y: event.clientY }
  const { left, bottom } = event.currentTarget.getBoundingClientRect()
  return { x: left, y: bottom }
}

/** Where a menu opens that no pointer asked for: under the row's beginning. */
export function under(row: Element): MenuPlace {
  const { left, bottom } = row.getBoundingClientRect()
  return { x: left + 48, y: bottom - 8 }
}
