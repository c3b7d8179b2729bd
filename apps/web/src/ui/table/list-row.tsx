import { UnstyledButton } from '@mantine/core'
import type { DOMAttributes, ReactNode } from 'react'
import classes from './list-row.module.css'

interface ListRowProps {
  icon?: ReactNode
  name: ReactNode
  /** Under the name: status, date, size. */
  meta?: ReactNode
  /** At the right: the ⋮ button or a date. */
  menu?: ReactNode
  selected?: boolean | undefined
  onClick?: (() => void) | undefined
  press?: DOMAttributes<HTMLElement>
}

/** A row on a phone, at least 64 high. */
export function ListRow({ icon, name, meta, menu, selected, onClick, press }: ListRowProps) {
  return (
    <div className={classes.row} data-selected={selected || undefined}>
      <UnstyledButton className={classes.main} onClick={onClick} aria-pressed={selected || undefined} {...press}>
        <span className={classes.icon}>{icon}</span>
        <span className={classes.text}>
          <span className={classes.name}>{name}</span>
          {meta && <span className={classes.meta}>{meta}</span>}
        </span>
      </UnstyledButton>
      {menu && <span className={classes.menu}>{menu}</span>}
    </div>
  )
}
