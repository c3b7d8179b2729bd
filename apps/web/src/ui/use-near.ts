import { useCallback, useRef, useState } from 'react'

/** How far beyond what is seen something is near. */
const margin = '320px'

const reached = new WeakMap<Element, () => void>()
const observers = new WeakMap<Element | Document, IntersectionObserver>()

/** Whether an element has come near to what is seen, once and for all; by itself a browser reaches several screens ahead. */
export function useNear() {
  const [isNear, setNear] = useState(false)
  const stop = useRef<() => void>(undefined)
  const ref = useCallback((element: Element | null) => {
    stop.current?.()
    if (!element) return
    const observer = observerAround(element)
    reached.set(element, () => setNear(true))
    observer.observe(element)
    stop.current = () => observer.unobserve(element)
  }, [])
  return [ref, isNear] as const
}

/** The staff's content scrolls by itself; everything else with the window. */
function observerAround(element: Element): IntersectionObserver {
  const content = document.getElementById('content')
  const scrolls = content?.hasAttribute('data-scrolls') && content.contains(element)
  const root = content && scrolls ? content : document
  const known = observers.get(root)
  if (known) return known
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        reached.get(target)?.()
      }
    },
    { root, rootMargin: margin },
  )
  observers.set(root, observer)
  return observer
}
