import { type ReactNode, useId } from 'react'
import classes from './charts.module.css'

interface ChartCardProps {
  /** With its unit. */
  title: string
  aside?: ReactNode
  /** As high as two others, or as wide. */
  tall?: boolean
  wide?: boolean
  children: ReactNode
}

/** Charts beside each other, and below where there is no room. */
export const Charts = ({ children }: { children: ReactNode }) => <div className={classes.charts}>{children}</div>

/** The frame of one whose chart is not there yet. */
export const CardOnTheWay = ({ children }: { children: ReactNode }) => <div className={classes.card}>{children}</div>

export function ChartCard({ title, aside, tall, wide, children }: ChartCardProps) {
  const id = useId()
  return (
    <section className={classes.card} data-tall={tall} data-wide={wide} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
