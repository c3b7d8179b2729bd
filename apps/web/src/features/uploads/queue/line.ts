const firstAskMs = 1_000
const lastAskMs = 15_000

export interface Line {
  isDown(): boolean
  /** Somebody got no answer: nothing is sent until the server answers again. */
  breakOff(): void
  /** Asks at once, as when the browser says that it is back. */
  ask(): void
  /** Stops asking. */
  forget(): void
  subscribe(listener: () => void): () => void
}

/**
 * The line to the server. Once it is broken it asks again, at first after a second, then seldomer, and calls back when
 * somebody answers.
 */
export function createLine(isReachable: () => Promise<boolean>, onMended: () => void): Line {
  const listeners = new Set<() => void>()
  let wait = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (next: number) => {
    wait = next
    clearTimeout(timer)
    if (wait > 0) timer = setTimeout(() => void ask(), wait)
    for (const listener of listeners) listener()
  }
  const ask = async () => {
    if (wait === 0) return
    clearTimeout(timer)
    const isBack = await isReachable()
    if (wait === 0) return
    set(isBack ? 0 : Math.min(lastAskMs, wait * 2))
    if (isBack) onMended()
  }
  return {
    isDown: () => wait > 0,
    breakOff: () => wait === 0 && set(firstAskMs),
    ask: () => void ask(),
    forget: () => set(0),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
