import { useLayoutEffect, useRef, useState } from 'react'
import { cutAfter, tailWidthIn } from './name-cut.ts'
import { namePartsOf } from './name-parts.ts'
import classes from './two-line-name.module.css'

/**
 * A name on two lines at most, cut in the middle of the second where it is longer, so that its extension stays; readers
 * have the whole of it. It is measured before it is painted, and again where its place gets another width.
 */
export function TwoLineName({ name }: { name: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const width = useWidth(place)
  const [cut, setCut] = useState<{ of: string; at: number; shown: string }>()
  useLayoutEffect(() => {
    const text = place.current?.firstChild
    if (!place.current || !(text instanceof Text) || text.data !== name) return setCut(undefined)
    const { tail } = namePartsOf(name)
    const letters = cutAfter(text, place.current, tailWidthIn(place.current, `…${tail}`))
    if (letters !== undefined) setCut({ of: name, at: width, shown: `${name.slice(0, letters).trimEnd()}…${tail}` })
  }, [name, width])
  const isCut = cut?.of === name && cut.at === width
  return (
    <span className={classes.name} ref={place} dir="auto">
      {isCut ? (
        <>
          <span aria-hidden="true">{cut.shown}</span>
          <span className="visually-hidden">{name}</span>
        </>
      ) : (
        name
      )}
    </span>
  )
}

/** The width of a place in pixels; 0 before it is known. */
function useWidth(place: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return width
}
