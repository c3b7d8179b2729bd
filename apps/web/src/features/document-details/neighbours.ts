export interface Neighbours {
  previous: number | undefined
  next: number | undefined
  /** Which of how many, from 1; undefined where it is in no list. */
  place: { at: number; count: number } | undefined
}

/** What stands before and after a document in its list. */
export function neighboursOf(order: readonly number[], id: number): Neighbours {
  const at = order.indexOf(id)
  if (at < 0) return { previous: undefined, next: undefined, place: undefined }
  return { previous: order[at - 1], next: order[at + 1], place: { at: at + 1, count: order.length } }
}
