import type { ReactNode } from 'react'
import classes from './admin-frame.module.css'

/** Buttons with words in a phone's screen header. */
export const PhoneActs = ({ children }: { children: ReactNode }) => <div className={classes.phoneActs}>{children}</div>
