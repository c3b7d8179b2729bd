import { useEffect, useEffectEvent } from 'react'

type Act = (() => void) | undefined

const elsewhere = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]'

/** Single letters act on the whole screen, not while one is writing or a dialog is open. A held key acts once. */
export function useReviewKeys(acts: Readonly<Record<string, Act>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest(elsewhere)) return
    if (document.querySelector('[role="dialog"][aria-modal="true"]')) return
    const act = acts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
