/** Somebody who waits for what becomes of a thing of theirs. */
export interface Waiting<I, O> {
  item: I
  resolve(outcome: O): void
  reject(error: unknown): void
}

interface Begun<I, O> {
  lines: Map<string, Waiting<I, O>[]>
  key: string
  waiting: Waiting<I, O>[]
}

/**
 * Does what many ask for at once with few acts: the first goes at once, those that come while it is on its way go together
 * with the next. No timer: whoever comes alone waits for nobody, and nobody longer than for the act before. Those of another scope,
 * or another key of it, go side by side.
 *
 * @param work settles each of those that it is given, `most` at most; where it fails, all who are left hear of it
 */
export function gathering<S extends object, I, O>(
  most: number,
  work: (scope: S, some: readonly Waiting<I, O>[]) => Promise<void>,
): (scope: S, item: I, key?: string) => Promise<O> {
  const scopes = new WeakMap<S, Map<string, Waiting<I, O>[]>>()
  const workAll = async (scope: S, { lines, key, waiting }: Begun<I, O>) => {
    while (waiting.length > 0) {
      const some = waiting.splice(0, most)
      await work(scope, some).catch((error: unknown) => {
        for (const { reject } of some) reject(error)
      })
    }
    // In one breath with the look at who waits: nobody comes in between.
    lines.delete(key)
  }
  return (scope, item, key = '') => {
    const { promise, resolve, reject } = Promise.withResolvers<O>()
    const one = { item, resolve, reject }
    const lines = scopes.get(scope) ?? new Map<string, Waiting<I, O>[]>()
    scopes.set(scope, lines)
    const line = lines.get(key)
    if (line) line.push(one)
    else {
      const begun = [one]
      lines.set(key, begun)
      void workAll(scope, { lines, key, waiting: begun })
    }
    return promise
  }
}
