interface Property {
  bytes: Buffer
  isUnicode: boolean
  /** Its bytes begin with what kind of object it is. */
  isObject: boolean
}

/** The first value of each property that is text or bytes. */
export type Properties = ReadonlyMap<number, Property>

const [UNICODE, OBJECT] = [0x001f, 0x000d]
const VARIABLE = new Set([0x001e, UNICODE, 0x0102, OBJECT])
const MANY = 0x1000
const WIDTHS: Readonly<Record<number, number>> = {
  0: 4,
  1: 4,
  2: 4,
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 8,
  10: 4,
  11: 4,
  20: 8,
  64: 8,
  72: 16,
}
const MOST = 10_000
const NAMED = 0x8000
const NAMED_BY_TEXT = 1

/** The properties of a mail or of what is attached to it ([MS-OXTNEF] 2.1.3.4); damage ends them. */
export function propertiesIn(data: Buffer): Properties {
  const found = new Map<number, Property>()
  const walk = new Walk(data)
  try {
    const count = Math.min(MOST, walk.number())
    for (let index = 0; index < count; index += 1) takeProperty(walk, found)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return found
}

function takeProperty(walk: Walk, found: Map<number, Property>): void {
  const tag = walk.number()
  const [type, id] = [tag & 0xffff, tag >>> 16]
  if (id >= NAMED) {
    walk.bytes(16)
    if (walk.number() === NAMED_BY_TEXT) walk.padded(walk.number())
    else walk.number()
  }
  const plain = type & ~MANY
  const isVariable = VARIABLE.has(plain)
  const values = isVariable || (type & MANY) !== 0 ? Math.min(MOST, walk.number()) : 1
  for (let value = 0; value < values; value += 1) {
    const width = WIDTHS[plain]
    if (!isVariable && width === undefined) throw new RangeError('A property of an unknown type')
    const bytes = isVariable ? walk.padded(walk.number()) : walk.bytes(width ?? 0)
    if (isVariable && !found.has(id)) found.set(id, { bytes, isUnicode: plain === UNICODE, isObject: plain === OBJECT })
  }
}

class Walk {
  readonly #data: Buffer
  #at = 0

  constructor(data: Buffer) {
    this.#data = data
  }

  number(): number {
    this.#at += 4
    return this.#data.readUInt32LE(this.#at - 4)
  }

  bytes(length: number): Buffer {
    if (this.#at + length > this.#data.length) throw new RangeError('A property is cut off')
    this.#at += length
    return this.#data.subarray(this.#at - length, this.#at)
  }

  /** Values end at whole fours. */
  padded(length: number): Buffer {
    const value = this.bytes(length)
    this.#at += (4 - (length % 4)) % 4
    return value
  }
}
