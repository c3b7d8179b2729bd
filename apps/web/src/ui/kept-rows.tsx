import { type ReactNode, useEffect, useRef } from 'react'
import { standOn } from './focus-return.ts'

interface KeptRowsProps {
  /** What the rows are, for readers. */
  label: string
  children: ReactNode
}

/** Where in a short list one stands: what has the focus, its row, and all rows then. */
interface Stood {
  on: HTMLElement
  row: Element | null
  rows: readonly Element[]
}

/**
 * Around a short list (`li`) with buttons in its rows. Where the button that one stands on is gone, the focus stays in
 * its row, else it goes to the row that took its place, else to what stands here then.
 */
export function KeptRows({ label, children }: KeptRowsProps) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = ref.current
    if (!here) return undefined
    let stood: Stood | undefined
    const onFocus = ({ target }: FocusEvent) => {
      const isHere = target instanceof HTMLElement && target !== here && here.contains(target)
      stood = isHere ? { on: target, row: target.closest('li'), rows: [...here.querySelectorAll('li')] } : undefined
    }
    const watch = new MutationObserver(() => {
      if (!stood || document.activeElement !== document.body) return
      if (!stood.on.isConnected) standOn(successorOf(stood) ?? here)
      // It was shut while its command was under way.
      else if (!stood.on.matches(':disabled')) stood.on.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', onFocus)
    watch.observe(here, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      document.removeEventListener('focusin', onFocus)
      watch.disconnect()
    }
  }, [])
  return (
    <section ref={ref} aria-label={label} tabIndex={-1}>
      {children}
    </section>
  )
}

function successorOf({ row, rows }: Stood): HTMLElement | undefined {
  const at = row ? rows.indexOf(row) : -1
  const isThere = (one: Element): one is HTMLElement => one.isConnected
  return rows.slice(Math.max(0, at)).find(isThere) ?? rows.slice(0, Math.max(0, at)).findLast(isThere)
}
