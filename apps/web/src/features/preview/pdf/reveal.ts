import { type RefObject, useCallback, useEffect, useRef } from 'react'

interface Spot {
  page: number
  match: number
}

interface Reach {
  scroller: RefObject<HTMLElement | null>
  goTo: (page: number) => void
}

/**
 * Brings what was found into view, once for each step: first its page, then, when its mark is drawn, the mark.
 * Gives what a page calls with the mark.
 */
export function useReveal(spot: Spot | undefined, { scroller, goTo }: Reach): (mark: HTMLElement) => void {
  const isAwaited = useRef(false)
  const go = useRef(goTo)
  go.current = goTo
  const page = spot?.page
  const match = spot?.match
  useEffect(() => {
    const node = scroller.current
    if (page === undefined || !node) return
    const drawn = node.querySelector<HTMLElement>('[data-current]')
    isAwaited.current = !drawn
    if (drawn) revealIn(node, drawn)
    else if (!node.querySelector(`[data-page="${page}"]`)) go.current(page)
  }, [page, match, scroller])
  return useCallback(
    (mark) => {
      if (!isAwaited.current || !scroller.current) return
      isAwaited.current = false
      revealIn(scroller.current, mark)
    },
    [scroller],
  )
}

/** Room above and below that a mark should have. */
const margin = 96

/** Scrolls an element into the view of a scroller, if it isn't there; nothing else moves. */
export function revealIn(scroller: HTMLElement, element: HTMLElement): void {
  const view = scroller.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  if (box.top < view.top + margin || box.bottom > view.bottom - margin)
    scroller.scrollTop += box.top - view.top - view.height / 3
  if (box.left < view.left || box.right > view.right) scroller.scrollLeft += box.left - view.left - view.width / 3
}
