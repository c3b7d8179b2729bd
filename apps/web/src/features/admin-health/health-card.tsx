import type { SystemHealth } from '@sinupan/contract'
import { type ReactNode, useId } from 'react'
import { FactList } from '../../ui/details/fact-list.tsx'
import { type Status, StatusIcon } from '../../ui/status-mark.tsx'
import classes from './admin-health.module.css'

interface CardProps {
  title: string
  status: Status
  children: ReactNode
  /** What may be done about it, below what is told. */
  act?: ReactNode
}

/** One part of the system, with its state. */
export function Card({ title, status, children, act }: CardProps) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        <StatusIcon status={status} size={18} />
        {title}
      </h2>
      <FactList labelWidth={112}>{children}</FactList>
      {act && <div className={classes.cardAct}>{act}</div>}
    </section>
  )
}

export type Health = { health: SystemHealth }
