import { useEffect, useRef, useState } from 'react'
import classes from './list-area.module.css'

/** Stands at a continuous list's end; when it comes near, the list reads on. */
export function ListMore({ more }: { more: (() => void) | undefined }) {
  const end = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!end.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: document.getElementById('content'),
      rootMargin: '800px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (isNear) more?.()
  }, [isNear, more])
  return <div ref={end} className={classes.end} aria-hidden="true" />
}
