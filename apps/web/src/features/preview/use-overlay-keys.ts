import { useEffect, useEffectEvent } from 'react'

interface OverlayKeys {
  onNext: (() => void) | undefined
  onPrevious: (() => void) | undefined
}

/** Arrows to the sides walk through the documents, unless something that has its own use for them has the focus. */
export function useOverlayKeys({ onNext, onPrevious }: OverlayKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = { ArrowRight: onNext, ArrowLeft: onPrevious }[event.key]
    const hasOwnUse =
      event.target instanceof Element &&
      event.target.closest('input, textarea, select, audio, video, [role="menu"], [role="tablist"], [contenteditable]')
    if (!act || hasOwnUse || event.altKey || event.ctrlKey || event.metaKey) return
    // Before the viewer, for which the same keys turn pages.
    event.preventDefault()
    event.stopPropagation()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener, { capture: true })
    return () => window.removeEventListener('keydown', listener, { capture: true })
  }, [])
}
