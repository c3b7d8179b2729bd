import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Box, between, boxesMet, type Point } from './lasso.ts'
import classes from './list-area.module.css'
import { lassoed, nothingSelected, type Selection } from './selection.ts'
import type { Selecting } from './use-selection.ts'

interface Lasso {
  /** The corner where it began, in the coordinates of the scrolled content. */
  from: Point
  to: Point
  before: Selection
  keys: { shift: boolean; ctrl: boolean }
}
const notEmpty = '[data-row-id], button, a, input, label, th, nav, [role=dialog], [role=menu]'
const tremble = 4

/** Choosing with a rectangle that begins on empty space; a click there chooses nothing. */
export function useLasso(area: RefObject<HTMLElement | null>, selecting: Selecting) {
  const [lasso, setLasso] = useState<Lasso>()
  // Where rows stood when they were last drawn: a long list doesn't draw those that were scrolled away.
  const rows = useRef(new Map<string, Box>())
  const pointer = useRef<Point>({ x: 0, y: 0 })
  const start = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : undefined
    if (event.button !== 0 || event.pointerType !== 'mouse' || target?.closest(notEmpty)) return
    const keys = { shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey }
    const from = insideOf(area.current, pointOf(event))
    rows.current.clear()
    pointer.current = pointOf(event)
    setLasso({ from, to: from, before: selecting.selection, keys })
    if (!keys.shift && !keys.ctrl) selecting.set(nothingSelected)
    event.preventDefault()
  }
  useEffect(() => {
    if (!lasso) return undefined
    const stretch = () => {
      const to = insideOf(area.current, pointer.current)
      setLasso({ ...lasso, to })
      noteRows(area.current, rows.current)
      if (isLarge({ ...lasso, to }))
        selecting.set(lassoed(lasso.before, boxesMet(rows.current, between(lasso.from, to)), lasso.keys))
    }
    const move = (event: globalThis.PointerEvent) => {
      pointer.current = pointOf(event)
      stretch()
    }
    const end = () => setLasso(undefined)
    window.addEventListener('pointermove', move)
    window.addEventListener('scroll', stretch, { capture: true })
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('scroll', stretch, { capture: true })
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [lasso, area, selecting])
  const rectangle = lasso && isLarge(lasso) && area.current && (
    <div className={classes.lasso} style={inside(area.current, lasso)} />
  )
  return { onPointerDown: start, rectangle }
}

const isLarge = ({ from, to }: Lasso) => Math.hypot(to.x - from.x, to.y - from.y) > tremble
const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY })

function insideOf(area: HTMLElement | null, { x, y }: Point): Point {
  const { left, top } = area?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return { x: x - left, y: y - top }
}

/** Notes where the drawn rows stand, in the coordinates of the scrolled content. */
function noteRows(area: HTMLElement | null, rows: Map<string, Box>): void {
  for (const row of area?.querySelectorAll<HTMLElement>('[data-row-id]') ?? []) {
    const { left, top, right, bottom } = row.getBoundingClientRect()
    const box = between(insideOf(area, { x: left, y: top }), insideOf(area, { x: right, y: bottom }))
    if (row.dataset.rowId) rows.set(row.dataset.rowId, box)
  }
}

/** The rectangle as far as it lies in the area. */
function inside({ clientWidth, clientHeight }: HTMLElement, { from, to }: Lasso) {
  const { left, top, right, bottom } = between(from, to)
  const x = Math.max(0, left)
  const y = Math.max(0, top)
  return { left: x, top: y, width: Math.min(clientWidth, right) - x, height: Math.min(clientHeight, bottom) - y }
}
