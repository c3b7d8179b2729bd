import { useLayoutEffect } from 'react'

/** Takes away the frame that stands in the page before its code is there: the screen itself is drawn now. */
export function useEndOfFirstFrame(): void {
  useLayoutEffect(() => document.documentElement.removeAttribute('data-first-frame'), [])
}
