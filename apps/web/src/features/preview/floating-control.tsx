import type { ReactNode } from 'react'
import classes from './preview.module.css'

/** What floats over the lower edge of a preview: pages, zoom. */
export const FloatingControl = ({ children }: { children: ReactNode }) => (
  <div className={classes.floating}>{children}</div>
)

export const FloatingLine = () => <span className={classes.floatingLine} />
