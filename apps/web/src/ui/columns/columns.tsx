import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef } from 'react'
import classes from './columns.module.css'

/** Columns beside each other, each with its own scroller; the last takes what is left. */
export const Columns = ({ rootRef, children }: { rootRef?: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div className={classes.frame}>
    <div ref={rootRef} className={classes.columns}>
      {children}
    </div>
  </div>
)

interface ContentColumnProps {
  label: string
  /** 44 high: a heading, or what can be done with what is chosen. */
  head: ReactNode
  /** The arrow to the left, on anything that isn't written in. */
  onLeave: () => void
  /** Another page of it begins at the top. */
  page: number
  children: ReactNode
}

/** The last column: what lies in what is chosen before it. */
export function ContentColumn({ label, head, onLeave, page, children }: ContentColumnProps) {
  const column = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scroller.current?.scrollTo(0, 0)
  }, [page])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.defaultPrevented || (event.target instanceof Element && event.target.closest('input, [role=menu]')))
      return
    event.preventDefault()
    onLeave()
  })
  useEffect(() => {
    const element = column.current
    const listener = (event: KeyboardEvent) => onKey(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [])
  return (
    <section ref={column} className={classes.column} aria-label={label}>
      {head}
      <div ref={scroller} className={classes.content}>
        {children}
      </div>
    </section>
  )
}

/** The heading of a content column with what belongs to it at the right. */
export const ColumnHead = ({ name, children }: { name: string; children?: ReactNode }) => (
  <div className={classes.contentHead}>
    <h2 className={classes.contentName}>{name}</h2>
    {children}
  </div>
)
