import { useEffect, useRef } from 'react'
import { successorOf } from '../ui/focus-return.ts'
import { focusRow } from './rows.ts'

/**
 * Where the row that one stands on leaves the list, the one that takes its place has the focus; the place of lists where
 * none is left. `order`: ids as shown, the same array while they are the same; undefined while they are on their way.
 */
export function useKeptPlace(order: readonly string[] | undefined): void {
  const before = useRef(order)
  const stoodOn = useRef<string>(undefined)
  const left = useRef<{ id: string; next: string }>(undefined)
  useEffect(() => {
    const listener = ({ target }: FocusEvent) => {
      const row = target instanceof Element && target.closest<HTMLElement>('[data-row-id]')
      stoodOn.current = row ? row.dataset.rowId : undefined
    }
    document.addEventListener('focusin', listener)
    return () => document.removeEventListener('focusin', listener)
  }, [])
  useEffect(() => {
    const id = stoodOn.current
    const rows = before.current
    if (!order) return
    before.current = order
    // An answer from before a row was there may come late: once the row is back, it has the focus again.
    const gone = left.current
    if (gone && order.includes(gone.id)) {
      left.current = undefined
      if (id === gone.next) return focusRow(gone.id)
    }
    if (id === undefined || !rows?.includes(id) || order.includes(id)) return
    if (document.activeElement !== document.body) return
    const next = successorOf(id, rows, order)
    left.current = next === undefined ? undefined : { id, next }
    if (next !== undefined) focusRow(next)
    else document.getElementById('content')?.focus({ preventScroll: true })
  }, [order])
}
