import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebar } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './top-bar.module.css'

export interface Brand {
  /** The institution's logo, or `<Seal />`. */
  mark: ReactNode
  product: string
  institution: string
  to: string
}

interface TopBarProps {
  brand: Brand
  toggleLabel: string
  railOpen: boolean
  onToggleRail: () => void
  /** Unit switcher, left of the search. */
  start?: ReactNode
  search?: ReactNode
  /** Help, bell, account. */
  end?: ReactNode
}

/** The bar over everything, 56 high: toggle and brand as wide as the rail, then unit, search, account. */
export function TopBar({ brand, toggleLabel, railOpen, onToggleRail, start, search, end }: TopBarProps) {
  return (
    <header className={classes.bar}>
      <div className={classes.left}>
        <ActionIcon
          size={40}
          aria-label={toggleLabel}
          aria-expanded={railOpen}
          title={toggleLabel}
          onClick={onToggleRail}
        >
          <IconLayoutSidebar size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        <Link className={classes.brand} to={brand.to}>
          {brand.mark}
          <span className={classes.names}>
            <span className={classes.product}>{brand.product}</span>
            <span className={classes.institution}>{brand.institution}</span>
          </span>
        </Link>
      </div>
      <div className={classes.rest}>
        <div className={classes.start}>{start}</div>
        <div className={classes.search}>{search}</div>
        <div className={classes.end}>{end}</div>
      </div>
    </header>
  )
}
