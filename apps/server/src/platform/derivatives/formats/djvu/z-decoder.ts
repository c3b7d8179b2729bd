import { AFTER_LIKELY, AFTER_OTHER, CHANGING, NARROWING } from './z-states.ts'

const [WHOLE, HALF, MOST] = [0x10000, 0x8000, 0xffff]

/** Answers with yes or no, by how likely each was before: the Z′ coder (DjVu Reference, version 3, appendix 3). Behind its end it goes on without an end. */
export class ZDecoder {
  readonly #bytes: Buffer
  #at = 0
  #byte = 0
  #bits = 0
  /** Where what is left begins, and where in it the bytes point. */
  #low = 0
  #code = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    for (let bit = 0; bit < 16; bit += 1) this.#shift()
    this.#low = 0
  }

  /** How many bytes were asked for behind the last. */
  get isOver(): boolean {
    return this.#at > this.#bytes.length + 16
  }

  /** @param states of which the one at `at` is used, and changed by the answer */
  next(states: Uint8Array, at: number): 0 | 1 {
    const state = states[at] ?? 0
    const likely = (state & 1) as 0 | 1
    const wanted = this.#low + (NARROWING[state] ?? HALF)
    if (wanted <= Math.min(this.#code, HALF - 1)) {
      this.#low = wanted
      return likely
    }
    const bound = Math.min(wanted, 0x6000 + ((this.#low + wanted) >> 2))
    if (bound > this.#code) {
      states[at] = AFTER_OTHER[state] ?? 0
      this.#take(bound)
      return (1 - likely) as 0 | 1
    }
    if (this.#low >= (CHANGING[state] ?? 0)) states[at] = AFTER_LIKELY[state] ?? 0
    this.#low = bound
    this.#shift()
    return likely
  }

  /** Of which yes and no are as likely. */
  nextEven(): 0 | 1 {
    const bound = HALF + (this.#low >> 1)
    if (bound > this.#code) {
      this.#take(bound)
      return 1
    }
    this.#low = bound
    this.#shift()
    return 0
  }

  number(bits: number): number {
    let value = 0
    for (let left = bits; left > 0; left -= 1) value = value * 2 + this.nextEven()
    return value
  }

  #take(bound: number): void {
    this.#low = (this.#low + WHOLE - bound) & MOST
    this.#code = (this.#code + WHOLE - bound) & MOST
    while (this.#low >= HALF) this.#shift()
  }

  #shift(): void {
    if (this.#bits === 0) {
      this.#byte = this.#bytes[this.#at++] ?? 0xff
      this.#bits = 8
    }
    this.#bits -= 1
    this.#low = (this.#low << 1) & MOST
    this.#code = ((this.#code << 1) | ((this.#byte >> this.#bits) & 1)) & MOST
  }
}
