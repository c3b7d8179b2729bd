import { closeSync, openSync, readSync } from 'node:fs'

/** Width and height of a page, its orientation, dots an inch across and down (TIFF 6.0, 8). */
const [WIDTH, HEIGHT, ORIENTATION, ACROSS, DOWN] = [256, 257, 274, 282, 283]
const SHORT = 3
const MOST_FIELDS = 500
/** Beyond that it is told that its dots are no squares, and as far as any fax goes (204 by 98, 204 by 391). */
const [LEAST, MOST] = [1.2, 4.5]
/** From here on the page lies on its side. */
const ON_ITS_SIDE = 5

export interface Size {
  width: number
  height: number
}

/**
 * How large a page of a TIFF has to be drawn where its dots are no squares, as those of a fax: with the shorter side of its dots stretched.
 * Undefined where they are squares, or nothing is said.
 */
export function shapeOfPage(path: string, page: number): Size | undefined {
  const file = openSync(path, 'r')
  try {
    return new Directory(file, page).shape()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  } finally {
    closeSync(file)
  }
}

class Directory {
  readonly #file: number
  readonly #isLittle: boolean
  readonly #fields = new Map<number, number>()

  constructor(file: number, page: number) {
    this.#file = file
    const head = this.#read(0, 8)
    this.#isLittle = head.toString('latin1', 0, 2) === 'II'
    let at = this.#four(head, 4)
    for (let index = 0; index < page && at > 0; index += 1) at = this.#nextOf(at)
    if (at > 0) this.#take(at)
  }

  shape(): Size | undefined {
    const [width = 0, height = 0] = [this.#fields.get(WIDTH), this.#fields.get(HEIGHT)]
    const [across, down] = [ACROSS, DOWN].map((field) => this.#ratio(this.#fields.get(field)))
    const stretch = across && down ? across / down : 1
    if ((this.#fields.get(ORIENTATION) ?? 1) >= ON_ITS_SIDE || width < 1 || height < 1) return undefined
    if (stretch >= LEAST && stretch <= MOST) return { width, height: Math.round(height * stretch) }
    if (stretch > 0 && 1 / stretch >= LEAST && 1 / stretch <= MOST)
      return { width: Math.round(width / stretch), height }
    return undefined
  }

  #take(at: number): void {
    const count = Math.min(MOST_FIELDS, this.#two(this.#read(at, 2), 0))
    const fields = this.#read(at + 2, count * 12)
    for (let from = 0; from < fields.length; from += 12) {
      const isShort = this.#two(fields, from + 2) === SHORT
      this.#fields.set(this.#two(fields, from), isShort ? this.#two(fields, from + 8) : this.#four(fields, from + 8))
    }
  }

  #nextOf(at: number): number {
    const count = this.#two(this.#read(at, 2), 0)
    return this.#four(this.#read(at + 2 + count * 12, 4), 0)
  }

  #ratio(at: number | undefined): number | undefined {
    if (at === undefined) return undefined
    const both = this.#read(at, 8)
    return this.#four(both, 0) / this.#four(both, 4)
  }

  #two = (bytes: Buffer, at: number): number => (this.#isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  #four = (bytes: Buffer, at: number): number => (this.#isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))

  /** @throws RangeError where the file ends before */
  #read(at: number, length: number): Buffer {
    const bytes = Buffer.alloc(length)
    if (readSync(this.#file, bytes, 0, length, at) < length) throw new RangeError('The file ends before')
    return bytes
  }
}

/** A size as large as fits into another. */
export function within({ width, height }: Size, most: Size): Size {
  const scale = Math.min(1, most.width / width, most.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
