/** What workers wait for. It rings for all that wait; a ring is never missed, if one remembers how many one has heard. */
export class Bell {
  rings = 0
  readonly #waiting = new Set<() => void>()

  ring(): void {
    this.rings++
    for (const wake of this.#waiting) wake()
    this.#waiting.clear()
  }

  /** Resolves when it has rung more than `heard` times. */
  wait(heard: number): Promise<void> {
    if (this.rings > heard) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.add(resolve))
  }
}
