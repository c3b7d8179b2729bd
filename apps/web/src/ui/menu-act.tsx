import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './menu-act.module.css'

interface MenuActProps {
  /** 18 px. */
  icon: ReactNode
  children: string
  onClick?: () => void
  /** A key's name: 'F2', 'Ctrl M'. */
  shortcut?: string | undefined
  /** Why it is refused now: the item stays, grey, with the reason under it. */
  refused?: string | undefined
  /** Trash, delete. */
  danger?: boolean
}

/** An item of an actions menu, 32 high. A refused one can be reached and read, and does nothing. */
export function MenuAct({ icon, children, onClick, shortcut, refused, danger }: MenuActProps) {
  return (
    <Menu.Item
      className={classes.item ?? ''}
      leftSection={icon}
      rightSection={shortcut && <span aria-hidden="true">{shortcut}</span>}
      data-danger={danger || undefined}
      data-refused={refused ? true : undefined}
      aria-disabled={refused ? true : undefined}
      closeMenuOnClick={!refused}
      onClick={refused ? undefined : onClick}
    >
      {children}
      {refused && <span className={classes.reason}>{refused}</span>}
    </Menu.Item>
  )
}
