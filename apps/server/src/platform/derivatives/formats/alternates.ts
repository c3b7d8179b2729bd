import type { XmlEvent } from './xml.ts'

/**
 * Of a thing that is written several times for programs of different ages (ECMA-376 part 3, 9.3), only the first stays: the
 * newest of the choices, or what is kept for older programs where there is no choice.
 */
export class Alternates {
  /** Of each that is open, whether one was taken. */
  readonly #isTaken: boolean[] = []
  #depth = 0

  /** Whether the event belongs to what is stepped over. */
  takes(event: XmlEvent): boolean {
    if (event.kind === 'text') return this.#depth > 0
    if (this.#depth > 0) {
      if (event.kind === 'close') this.#depth -= 1
      else if (!event.isEmpty) this.#depth += 1
      return true
    }
    if (event.name === 'mc:AlternateContent') this.#mark(event)
    else if (event.kind === 'open' && !event.isEmpty && /^mc:(?:Choice|Fallback)$/.test(event.name))
      return this.#choose()
    return false
  }

  #mark(event: XmlEvent): void {
    if (event.kind === 'close') this.#isTaken.pop()
    else if (event.kind === 'open' && !event.isEmpty) this.#isTaken.push(false)
  }

  #choose(): boolean {
    if (this.#isTaken.at(-1)) this.#depth = 1
    else if (this.#isTaken.length > 0) this.#isTaken[this.#isTaken.length - 1] = true
    return this.#depth > 0
  }
}
