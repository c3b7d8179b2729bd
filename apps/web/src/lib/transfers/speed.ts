const windowMs = 6_000

/** Measures bytes a second over the last 6 s: call it with the bytes that arrived so far. 0 until it can tell. */
export function speed(clock: () => number = () => performance.now()) {
  let samples: { at: number; done: number }[] = []
  return (done: number): number => {
    const at = clock()
    samples = [...samples.filter((sample) => at - sample.at <= windowMs), { at, done }]
    const [first] = samples
    const elapsed = first ? at - first.at : 0
    return first && elapsed >= 500 ? Math.max(0, ((done - first.done) / elapsed) * 1_000) : 0
  }
}
