import type { Clock } from '../platform/clock.ts'

/** A clock that runs with the real one, shifted by what a test says. */
export class FakeClock implements Clock {
  #shift = 0

  now(): Date {
    return new Date(Date.now() + this.#shift)
  }

  /** Lets time pass. */
  pass({ seconds = 0, hours = 0, days = 0 }: { seconds?: number; hours?: number; days?: number }): void {
    this.#shift += ((days * 24 + hours) * 3_600 + seconds) * 1_000
  }
}
