import type { ReactNode } from 'react'
import classes from './screen-header.module.css'

interface ScreenHeaderProps {
  /** The page's title; give `crumbs` instead where the place is a path. */
  title?: ReactNode
  crumbs?: ReactNode
  /** View toggle, filter, buttons: at the right, at most one of them filled. */
  actions?: ReactNode
  /** Tabs under the title; then the title is large. */
  tabs?: ReactNode
  /** Wide pages have 24 at the sides, lists 16. */
  wide?: boolean
}

/** The head of a screen: 56 high, or a 24/32 title over tabs. */
export function ScreenHeader({ title, crumbs, actions, tabs, wide }: ScreenHeaderProps) {
  return (
    <div className={classes.header} data-tabs={tabs ? true : undefined} data-wide={wide || tabs ? true : undefined}>
      <div className={classes.line}>
        <div className={classes.place}>{crumbs ?? <h1 className={classes.title}>{title}</h1>}</div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {tabs}
    </div>
  )
}
