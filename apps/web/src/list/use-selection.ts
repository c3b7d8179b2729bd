import { useMemo, useState } from 'react'
import { type Keys, keepShown, nothingSelected, type Selection, select, toggleAll } from './selection.ts'

export interface Selecting {
  selection: Selection
  ids: ReadonlySet<string>
  set: (selection: Selection) => void
  toggle: (id: string, keys: Keys) => void
  toggleAll: () => void
  clear: () => void
}

/**
 * The chosen rows of a list. `order` are the ids shown, top to bottom; `known` what else of the list is at hand, such as
 * its other pages once all of it was chosen. What is neither any more leaves the selection.
 */
export function useSelection(order: readonly string[], known: readonly string[] = order): Selecting {
  const [held, set] = useState<Selection>(nothingSelected)
  const selection = useMemo(() => keepShown(held, known), [held, known])
  return {
    selection,
    ids: selection.ids,
    set,
    toggle: (id, keys) => set(select(selection, order, id, keys)),
    toggleAll: () => set(toggleAll(selection, order)),
    clear: () => set(nothingSelected),
  }
}
