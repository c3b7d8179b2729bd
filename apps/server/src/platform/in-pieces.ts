import { setImmediate } from 'node:timers/promises'

/** So many rows are judged at once: a few milliseconds of everybody's time. */
const piece = 100

/** `for await (const row of inPieces(rows))`: one after the other, and others have their turn in between. */
export async function* inPieces<T>(items: readonly T[]): AsyncGenerator<T> {
  for (const [index, item] of items.entries()) {
    if (index % piece === piece - 1) await setImmediate()
    yield item
  }
}
