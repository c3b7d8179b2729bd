import { useEffect, useRef } from 'react'

/** Begins at the top: in the staff frame its content scrolls, on public pages the window. */
export function scrollToTop(): void {
  window.scrollTo(0, 0)
  document.getElementById('content')?.scrollTo(0, 0)
}

/**
 * Begins at the top whenever what is shown becomes something else: another page of a list, another filter
 * (specification, section 2: each navigation). What only opens beside it is no part of `shown`.
 */
export function useTopOf(shown: string): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    scrollToTop()
  }, [shown])
}
