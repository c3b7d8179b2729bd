import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './selection-bar.module.css'

interface SelectionBarProps {
  /** 'n selected', in words. */
  count: string
  /** Beside the count: more that can be chosen. */
  rest?: ReactNode
  clearLabel: string
  onClear: () => void
  /** `BarAction`s. */
  children?: ReactNode
}

/** What can be done with the chosen rows; stands above the table's head, on phones in place of the top bar. */
export function SelectionBar({ count, rest, clearLabel, onClear, children }: SelectionBarProps) {
  return (
    <div className={classes.bar}>
      <span className={classes.count} role="status">
        {count}
      </span>
      {rest}
      <div className={classes.actions}>{children}</div>
      <ActionIcon aria-label={clearLabel} title={clearLabel} onClick={onClear}>
        <IconX size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </div>
  )
}

interface BarActionProps {
  icon: ReactNode
  children: string
  onClick?: () => void
  /** Why it is refused now; shows as tooltip and disables. */
  refused?: string | undefined
}

/** A subtle verb with its icon, 28 high. */
export function BarAction({ icon, children, onClick, refused }: BarActionProps) {
  return (
    <Button
      variant="subtle"
      size="xs"
      className={classes.action}
      leftSection={icon}
      onClick={refused ? undefined : onClick}
      data-disabled={refused ? true : undefined}
      aria-disabled={refused ? true : undefined}
      title={refused}
    >
      {children}
    </Button>
  )
}
