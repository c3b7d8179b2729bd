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
  /** It is all that the page has: its title is the page's heading. */
  isPage?: boolean | undefined
}

/** The middle of an empty or broken screen, slightly above its centre. */
export function StateFrame({ drawing, title, line, actions, foot, role, isPage }: StateFrameProps) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className={classes.frame} role={role}>
      <div className={classes.drawing}>{drawing}</div>
      <Title className={classes.title}>{title}</Title>
      {line && <p className={classes.line}>{line}</p>}
      {actions && <div className={classes.actions}>{actions}</div>}
      {foot && <p className={classes.foot}>{foot}</p>}
    </div>
  )
}
