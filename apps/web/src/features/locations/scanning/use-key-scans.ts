import { useEffect, useRef } from 'react'
import { burst } from './key-burst.ts'

const writing = 'input, textarea, select, [contenteditable=true]'

/** Hears keyboard scanners wherever the focus is, but in fields, whose keys are their own. */
export function useKeyScans(onScan: (text: string) => void): void {
  const latest = useRef(onScan)
  useEffect(() => {
    latest.current = onScan
  })
  useEffect(() => {
    const take = burst()
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(writing)) return
      const text = take(event.key, event.timeStamp)
      if (text === undefined) return
      event.preventDefault()
      event.stopPropagation()
      latest.current(text)
    }
    // Before lists, to which letters and Enter mean something too.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
