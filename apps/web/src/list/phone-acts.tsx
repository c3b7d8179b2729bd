import type { ReactNode } from 'react'
import classes from './filters.module.css'

/** Buttons with words in a phone's screen header. */
export const PhoneActs = ({ children }: { children: ReactNode }) => <div className={classes.phoneActs}>{children}</div>
