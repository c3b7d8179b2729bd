import type { ReactNode } from 'react'
import classes from './states.module.css'

interface StateFrameProps {
  drawing: ReactNode
  title: string
  line?: ReactNode
  actions?: ReactNode
  /** Under the actions, 12: reference and time. */
  foot?: ReactNode
  /** `alert` is read at once. */
  role?: 'alert'
}

/** The middle of an empty or broken screen, slightly above its centre. */
export function StateFrame({ drawing, title, line, actions, foot, role }: StateFrameProps) {
  return (
    <div className={classes.frame} role={role}>
      <div className={classes.drawing}>{drawing}</div>
      <h2 className={classes.title}>{title}</h2>
      {line && <p className={classes.line}>{line}</p>}
      {actions && <div className={classes.actions}>{actions}</div>}
      {foot && <p className={classes.foot}>{foot}</p>}
    </div>
  )
}
