import type { ReactNode } from 'react'
import classes from './middle.module.css'

/** The middle of the page, for what stands alone on it. */
export const Middle = ({ children }: { children: ReactNode }) => <div className={classes.middle}>{children}</div>
