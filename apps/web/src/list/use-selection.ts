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

/** The chosen rows of a list; what leaves the view leaves the selection. `order` are the ids shown, top to bottom. */
export function useSelection(order: readonly string[]): Selecting {
  const [held, set] = useState<Selection>(nothingSelected)
  const selection = useMemo(() => keepShown(held, order), [held, order])
  return {
    selection,
    ids: selection.ids,
    set,
    toggle: (id, keys) => set(select(selection, order, id, keys)),
    toggleAll: () => set(toggleAll(selection, order)),
    clear: () => set(nothingSelected),
  }
}
