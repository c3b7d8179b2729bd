import { type RefObject, useEffect, useState } from 'react'

/** Moves what is larger than its scroller by dragging it with the mouse; fingers do that by themselves. */
export function useDragToScroll(scroller: RefObject<HTMLElement | null>): boolean {
  const [isDragging, setDragging] = useState(false)
  useEffect(() => {
    const node = scroller.current
    if (!node) return
    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      const from = { x: event.clientX + node.scrollLeft, y: event.clientY + node.scrollTop }
      const onMove = (move: PointerEvent) => node.scrollTo(from.x - move.clientX, from.y - move.clientY)
      const onUp = () => {
        setDragging(false)
        window.removeEventListener('pointermove', onMove)
        window.removeEventListener('pointerup', onUp)
        window.removeEventListener('pointercancel', onUp)
      }
      setDragging(true)
      window.addEventListener('pointermove', onMove)
      window.addEventListener('pointerup', onUp)
      window.addEventListener('pointercancel', onUp)
    }
    node.addEventListener('pointerdown', onDown)
    return () => node.removeEventListener('pointerdown', onDown)
  }, [scroller])
  return isDragging
}
