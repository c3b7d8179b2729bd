/** Which fields are open: what stands before a field's result is its code, with all fields inside that. */
export class DocxFields {
  /** Of each open field, whether its code is still being told. */
  readonly #open: boolean[] = []
  #codes = 0

  get isCode(): boolean {
    return this.#codes > 0
  }

  get isOpen(): boolean {
    return this.#open.length > 0
  }

  /** A mark of a field: `begin`, `separate`, `end` (ECMA-376 part 1, 17.16.18). */
  take(mark: string | undefined): void {
    if (mark === 'begin') {
      this.#open.push(true)
      this.#codes += 1
    } else if (mark === 'separate' && this.#open.at(-1)) {
      this.#open[this.#open.length - 1] = false
      this.#codes -= 1
    } else if (mark === 'end' && this.#open.pop()) this.#codes -= 1
  }
}
