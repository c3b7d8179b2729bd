import type { SystemHealth } from '@sinupan/contract'
import { type ReactNode, useId } from 'react'
import { FactList } from '../../ui/details/fact-list.tsx'
import { type Status, StatusIcon } from '../../ui/status-mark.tsx'
import classes from './admin-health.module.css'

/** One part of the system, with its state. */
export function Card({ title, status, children }: { title: string; status: Status; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        <StatusIcon status={status} size={18} />
        {title}
      </h2>
      <FactList labelWidth={112}>{children}</FactList>
    </section>
  )
}

export type Health = { health: SystemHealth }
