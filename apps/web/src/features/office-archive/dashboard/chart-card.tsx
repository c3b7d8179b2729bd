import { type ReactNode, useId } from 'react'
import classes from './dashboard.module.css'

interface ChartCardProps {
  /** With its unit. */
  title: string
  aside?: ReactNode
  /** As high as two others, or as wide. */
  tall?: boolean
  wide?: boolean
  children: ReactNode
}

export function ChartCard({ title, aside, tall, wide, children }: ChartCardProps) {
  const id = useId()
  return (
    <section className={classes.card} data-tall={tall} data-wide={wide} aria-labelledby={id}>
      <header className={classes.cardHead}>
        <h2 id={id} className={classes.cardTitle}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
