/** The posting that opens when one is decided: the one after it, at the end the one before. Undefined where none is left. */
export function nextAfter(order: readonly number[], decided: number): number | undefined {
  const at = order.indexOf(decided)
  return order[at + 1] ?? order[at - 1]
}

/** The neighbour of the open posting, one step on or back; at an end the same one. From nowhere, the first. */
export function neighbour(order: readonly number[], open: number | undefined, step: 1 | -1): number | undefined {
  const at = open === undefined ? -1 : order.indexOf(open)
  if (at < 0) return order[0]
  return order[at + step] ?? open
}
