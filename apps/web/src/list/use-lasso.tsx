import { type PointerEvent, type RefObject, useEffect, useState } from 'react'
import classes from './list-area.module.css'
import { lassoed, nothingSelected, type Selection } from './selection.ts'
import type { Selecting } from './use-selection.ts'

interface Lasso {
  /** The corner where it began, in the coordinates of the scrolled content. */
  from: { x: number; y: number }
  to: { x: number; y: number }
  before: Selection
  keys: { shift: boolean; ctrl: boolean }
}
const notEmpty = '[data-row-id], button, a, input, label, th, nav, [role=dialog], [role=menu]'
const tremble = 4

/** Choosing with a rectangle that begins on empty space; a click there chooses nothing. */
export function useLasso(area: RefObject<HTMLElement | null>, selecting: Selecting) {
  const [lasso, setLasso] = useState<Lasso>()
  const start = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : undefined
    if (event.button !== 0 || event.pointerType !== 'mouse' || target?.closest(notEmpty)) return
    const keys = { shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey }
    const from = insideOf(area.current, event)
    setLasso({ from, to: from, before: selecting.selection, keys })
    if (!keys.shift && !keys.ctrl) selecting.set(nothingSelected)
    event.preventDefault()
  }
  useEffect(() => {
    if (!lasso) return undefined
    const move = (event: globalThis.PointerEvent) => {
      const to = insideOf(area.current, event)
      setLasso({ ...lasso, to })
      if (isLarge({ ...lasso, to }))
        selecting.set(lassoed(lasso.before, caught(area.current, lasso.from, to), lasso.keys))
    }
    const end = () => setLasso(undefined)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [lasso, area, selecting])
  const rectangle = lasso && isLarge(lasso) && area.current && (
    <div className={classes.lasso} style={onScreen(area.current, lasso)} />
  )
  return { onPointerDown: start, rectangle }
}

const isLarge = ({ from, to }: Lasso) => Math.hypot(to.x - from.x, to.y - from.y) > tremble

function insideOf(area: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top } = area?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return { x: clientX - left, y: clientY - top }
}

function caught(area: HTMLElement | null, from: Lasso['from'], to: Lasso['to']): string[] {
  if (!area) return []
  const { left, top } = area.getBoundingClientRect()
  const box = {
    left: Math.min(from.x, to.x) + left,
    right: Math.max(from.x, to.x) + left,
    top: Math.min(from.y, to.y) + top,
    bottom: Math.max(from.y, to.y) + top,
  }
  return [...area.querySelectorAll<HTMLElement>('[data-row-id]')].flatMap((row) => {
    const at = row.getBoundingClientRect()
    const isHit = at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top
    return isHit && row.dataset.rowId ? [row.dataset.rowId] : []
  })
}

function onScreen(area: HTMLElement, { from, to }: Lasso) {
  const { left, top } = area.getBoundingClientRect()
  return {
    left: Math.min(from.x, to.x) + left,
    top: Math.min(from.y, to.y) + top,
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  }
}
