/** Somebody who waits for what becomes of a thing of theirs. */
export interface Waiting<I, O> {
  item: I
  resolve(outcome: O): void
  reject(error: unknown): void
}

interface Line<I, O> {
  waiting: Waiting<I, O>[]
  isWorking: boolean
}

/**
 * Does what many ask for at once with few acts: the first goes at once, those that come while it is on its way go together
 * with the next. No timer: whoever comes alone waits for nobody, and nobody longer than for the act before. Lines of different
 * keys go side by side.
 *
 * @param work settles each of those that it is given, `most` at most; where it fails, all who are left hear of it
 */
export function gathering<K extends object, I, O>(
  most: number,
  work: (key: K, some: readonly Waiting<I, O>[]) => Promise<void>,
): (key: K, item: I) => Promise<O> {
  const lines = new WeakMap<K, Line<I, O>>()
  const workAll = async (key: K, line: Line<I, O>) => {
    line.isWorking = true
    while (line.waiting.length > 0) {
      const some = line.waiting.splice(0, most)
      await work(key, some).catch((error: unknown) => {
        for (const { reject } of some) reject(error)
      })
    }
    line.isWorking = false
  }
  return (key, item) => {
    const line = lines.get(key) ?? { waiting: [], isWorking: false }
    lines.set(key, line)
    const { promise, resolve, reject } = Promise.withResolvers<O>()
    line.waiting.push({ item, resolve, reject })
    if (!line.isWorking) void workAll(key, line)
    return promise
  }
}
