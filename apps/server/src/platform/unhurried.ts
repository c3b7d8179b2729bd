import { setImmediate } from 'node:timers/promises'

/**
 * One after the other, with a turn for everybody else after each `piece` of them: for what is computed over thousands of
 * things without a look at the database in between.
 */
export async function* unhurried<T>(all: Iterable<T> | AsyncIterable<T>, piece = 50): AsyncGenerator<T> {
  let count = 0
  for await (const one of all) {
    yield one
    if (++count % piece === 0) await setImmediate()
  }
}
