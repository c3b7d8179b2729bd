import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './figures.module.css'

export interface Figure {
  id: string
  label: string
  value: string
  /** 'of 4 TB', 'this week'. */
  unit?: string
  /** One line of context, which alone may carry colour. */
  line?: ReactNode
  /** Opens the list behind the figure. */
  to?: string
}

/** Figures in one card divided by lines, six across, fewer where it is narrow. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section aria-label={label} className={classes.container}>
      <dl className={classes.card}>
        {figures.map((figure) => (
          <div key={figure.id} className={classes.figure}>
            <dt className={classes.label}>
              {figure.to ? (
                <Link className={classes.link} to={figure.to}>
                  {figure.label}
                </Link>
              ) : (
                figure.label
              )}
            </dt>
            <dd className={classes.value}>
              {figure.value}
              {figure.unit && <span className={classes.unit}>{figure.unit}</span>}
            </dd>
            {figure.line && <dd className={classes.line}>{figure.line}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
