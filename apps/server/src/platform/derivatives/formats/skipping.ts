import type { XmlEvent } from './xml.ts'

/** Steps over elements of some names with all that is in them, also those of the same name. */
export class Skipping {
  readonly #names: RegExp
  #name = ''
  #depth = 0

  constructor(names: RegExp) {
    this.#names = names
  }

  /** Whether the event belongs to what is stepped over. */
  takes(event: XmlEvent): boolean {
    if (this.#depth === 0) {
      if (event.kind !== 'open' || !this.#names.test(event.name)) return false
      if (!event.isEmpty) {
        this.#name = event.name
        this.#depth = 1
      }
      return true
    }
    if (event.kind === 'open' && event.name === this.#name && !event.isEmpty) this.#depth += 1
    else if (event.kind === 'close' && event.name === this.#name) this.#depth -= 1
    return true
  }
}
