import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './dialog.module.css'

/** A question or a warning inside a dialog: the clash of a name with its answers, what will change. */
export function DialogNotice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section className={classes.notice} aria-label={title}>
      <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />
      <div className={classes.noticeBody}>
        <span className={classes.noticeTitle}>{title}</span>
        {children}
      </div>
    </section>
  )
}
