import type { ReactNode } from 'react'
import classes from './tree.module.css'

interface TreeZoneProps {
  title: string
  /** 'New folder' at the right of the title. */
  action?: ReactNode
  children: ReactNode
}

/** The rail's lower half: a heading and the tree in its own scroller. */
export function TreeZone({ title, action, children }: TreeZoneProps) {
  return (
    <section className={classes.zone} aria-label={title}>
      <div className={classes.zoneHead}>
        <h2 className={classes.zoneTitle}>{title}</h2>
        {action}
      </div>
      <div className={classes.scroller}>{children}</div>
    </section>
  )
}
