/** What is chosen in a list, and from where a range extends. */
export interface Selection {
  ids: ReadonlySet<string>
  anchor?: string | undefined
}
export interface Keys {
  /** Extends from the anchor. */
  shift: boolean
  /** Adds or takes away one. */
  ctrl: boolean
}

export const nothingSelected: Selection = { ids: new Set() }

export const onlyThis = (id: string): Selection => ({ ids: new Set([id]), anchor: id })

/** A click, or a key with the same meaning, on a row of a list in this order. */
export function select(selection: Selection, order: readonly string[], id: string, keys: Keys): Selection {
  if (keys.shift) return extend(selection, order, id, keys.ctrl)
  if (!keys.ctrl) return onlyThis(id)
  const ids = new Set(selection.ids)
  if (!ids.delete(id)) ids.add(id)
  return { ids, anchor: id }
}

function extend(selection: Selection, order: readonly string[], id: string, isAdded: boolean): Selection {
  const from = order.indexOf(selection.anchor ?? id)
  const to = order.indexOf(id)
  if (from < 0 || to < 0) return onlyThis(id)
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...(isAdded ? selection.ids : []), ...range]), anchor: order[from] }
}

/** Exactly what is shown: never more than the list has rows (lessons: select all k of n). */
export const selectAll = (order: readonly string[]): Selection => ({ ids: new Set(order), anchor: order[0] })

/** The box in the table's head: all, or none where all are. */
export const toggleAll = (selection: Selection, order: readonly string[]): Selection =>
  order.length > 0 && order.every((id) => selection.ids.has(id)) ? nothingSelected : selectAll(order)

/** What a lasso caught, alone or beside what was chosen when it began. */
export const lassoed = (before: Selection, caught: readonly string[], keys: Keys): Selection => ({
  ids: new Set([...(keys.shift || keys.ctrl ? before.ids : []), ...caught]),
  anchor: caught[0] ?? before.anchor,
})

/** What leaves the view leaves the selection. The same object where nothing left. */
export function keepShown(selection: Selection, order: readonly string[]): Selection {
  const shown = new Set(order)
  const kept = [...selection.ids].filter((id) => shown.has(id))
  const anchor = selection.anchor !== undefined && shown.has(selection.anchor) ? selection.anchor : undefined
  if (kept.length === selection.ids.size && anchor === selection.anchor) return selection
  return { ids: new Set(kept), anchor }
}
