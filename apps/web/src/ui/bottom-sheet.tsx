import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusReturn } from './focus-return.ts'
import './mantine-more.css'
import classes from './bottom-sheet.module.css'

interface BottomSheetProps {
  opened: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  /** Stays at the foot while the rest scrolls: one filled button. */
  foot?: ReactNode
  /** The content is sections with sides of their own. */
  isFlush?: boolean
}

/** Facets, details and menus on a phone: from below, as high as it needs, at most 85 % of the screen. */
export function BottomSheet({ opened, onClose, title, closeLabel, children, foot, isFlush }: BottomSheetProps) {
  useFocusReturn(opened)
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      position="bottom"
      title={title}
      padding={16}
      size="auto"
      closeButtonProps={{ 'aria-label': closeLabel, size: 44 }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
    >
      <div className={classes.scroller} data-flush={isFlush || undefined}>
        {children}
      </div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </Drawer>
  )
}

interface SheetActionProps {
  icon?: ReactNode
  children: ReactNode
  onClick?: () => void
  danger?: boolean
  /** Why it is refused now. */
  refused?: string | undefined
}

/** A row of a menu on a phone, 48 high. */
export function SheetAction({ icon, children, onClick, danger, refused }: SheetActionProps) {
  return (
    <button
      type="button"
      className={classes.action}
      data-danger={danger || undefined}
      aria-disabled={refused ? true : undefined}
      onClick={refused ? undefined : onClick}
    >
      {icon}
      <span>
        {children}
        {refused && <span className={classes.reason}>{refused}</span>}
      </span>
    </button>
  )
}
