import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { CardGrid } from '../cards/card-grid.tsx'
import { useNear } from '../use-near.ts'
import classes from './shelf.module.css'

interface ShelfProps {
  name: string
  /** Where all of it is. */
  to: string
  /** '9 documents · 129.63 kB'. */
  line: string
  /** How many cards are on their way: their room is kept. */
  waiting?: number
  /** The shelf has come near to what is seen. */
  onNear?: () => void
  /** At most four cards. */
  children: ReactNode
}

/** A shelf: its name leads to all that stands on it, a line says how much, the newest stands in front. */
export function Shelf({ name, to, line, waiting = 0, onNear, children }: ShelfProps) {
  const [ref, isNear] = useNear()
  const tell = useRef(onNear)
  useEffect(() => {
    if (isNear) tell.current?.()
  }, [isNear])
  return (
    <section ref={ref} className={classes.shelf} aria-label={name}>
      <div className={classes.head}>
        <h3 className={classes.name}>
          <Link className={classes.link} to={to}>
            <span>{name}</span>
            <IconChevronRight className={classes.chevron} size={16} stroke={1.8} aria-hidden="true" />
          </Link>
        </h3>
        <span className={classes.line}>{line}</span>
      </div>
      <CardGrid dense shelf>
        {children}
        {Array.from({ length: waiting }, (_, at) => (
          <div key={at} className={classes.waiting} aria-hidden="true" />
        ))}
      </CardGrid>
    </section>
  )
}

/** Shelves under one heading. */
export function ShelfGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={classes.group} aria-label={name}>
      <h2 className={classes.groupName}>{name}</h2>
      {children}
    </section>
  )
}

/** All groups, with the room that a page has around its cards. */
export const Shelves = ({ children }: { children: ReactNode }) => <div className={classes.shelves}>{children}</div>
