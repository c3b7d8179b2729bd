import { useRef } from 'react'

interface Attached {
  element: HTMLElement
  detach: () => void
  isLeaving: boolean
}

/**
 * Keeps something attached to elements that come and go by id. React hands over each element anew at every drawing;
 * here only a real change detaches and attaches.
 */
export function useAttachments() {
  const attached = useRef(new Map<string, Attached>())
  return (id: string, element: HTMLElement | null, attach: (element: HTMLElement) => () => void): void => {
    const now = attached.current.get(id)
    if (!element) {
      if (now) leave(attached.current, id, now)
      return
    }
    if (now?.element === element) {
      now.isLeaving = false
      return
    }
    now?.detach()
    attached.current.set(id, { element, detach: attach(element), isLeaving: false })
  }
}

// The old drawing's element is taken away before the new one's is given; only what isn't given again is gone.
function leave(all: Map<string, Attached>, id: string, one: Attached): void {
  one.isLeaving = true
  queueMicrotask(() => {
    if (!one.isLeaving) return
    one.detach()
    if (all.get(id) === one) all.delete(id)
  })
}
