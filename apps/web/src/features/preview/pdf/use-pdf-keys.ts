import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { ZoomControl } from '../viewer-controls.ts'

interface PdfKeys {
  scroller: RefObject<HTMLElement | null>
  zoom: ZoomControl
  current: number
  goTo: (page: number) => void
  openFind: () => void
}

/**
 * Ctrl+F finds, + − 0 zoom, arrows to the sides turn pages. They hold in the preview, and while nothing else on the
 * page has the focus.
 */
export function usePdfKeys({ scroller, zoom, current, goTo, openFind }: PdfKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || !isHere(event.target, scroller.current)) return
    const isCommand = event.ctrlKey || event.metaKey
    const acts: Record<string, () => void> = isCommand
      ? { f: openFind }
      : {
          '+': () => zoom.step(1),
          '=': () => zoom.step(1),
          '-': () => zoom.step(-1),
          '0': () => zoom.choose('width'),
          ArrowRight: () => goTo(current + 1),
          ArrowLeft: () => goTo(current - 1),
        }
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act || isWriting(event.target)) {
      if (!(act && isCommand)) return
    }
    if (event.key.startsWith('Arrow') && scroller.current && isWide(scroller.current)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

const isWide = (node: HTMLElement) => node.scrollWidth > node.clientWidth + 1

/** In the preview's frame (its shell, where it has one), or nowhere. */
function isHere(target: EventTarget | null, scroller: HTMLElement | null): boolean {
  if (!(target instanceof Element) || target === document.body || target.id === 'content') return true
  return (scroller?.closest('[data-preview]') ?? scroller?.parentElement)?.contains(target) ?? false
}

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null
