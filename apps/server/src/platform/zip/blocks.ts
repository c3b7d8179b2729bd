const blockSize = 64 * 1024

/**
 * Bytes that are kept one behind the other, in blocks. A buffer for each piece would be a hundred thousand objects, which the
 * collector of garbage walks while everybody waits.
 */
export class Blocks {
  readonly #blocks: Buffer[] = []
  #used = blockSize
  #size = 0

  get size(): number {
    return this.#size
  }

  add(bytes: Buffer): void {
    this.#size += bytes.length
    for (let from = 0; from < bytes.length; ) {
      const block = this.#open()
      const copied = bytes.copy(block, this.#used, from)
      this.#used += copied
      from += copied
    }
  }

  *[Symbol.iterator](): Generator<Buffer> {
    const last = this.#blocks.length - 1
    for (const [index, block] of this.#blocks.entries()) yield index === last ? block.subarray(0, this.#used) : block
  }

  #open(): Buffer {
    const last = this.#blocks.at(-1)
    if (last && this.#used < blockSize) return last
    const block = Buffer.allocUnsafeSlow(blockSize)
    this.#blocks.push(block)
    this.#used = 0
    return block
  }
}
