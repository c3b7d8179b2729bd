const HEADER_TABLES = 109
/** Tables of tables ([MS-CFB] 2.5) of a file of 3 GB. */
const MOST_FURTHER = 400
const END_OF_CHAIN = -2

/** The sectors of a compound file and the chains that they stand in. What is changed is changed in a copy. */
export class Sectors {
  bytes: Buffer
  readonly count: number
  /** Of each, in bytes. */
  readonly size: number
  readonly #tables: number[]
  #isOwn = false

  constructor(bytes: Buffer) {
    this.bytes = bytes
    this.size = 2 ** Math.min(12, Math.max(9, bytes.readUInt16LE(30)))
    this.count = Math.max(0, Math.ceil(bytes.length / this.size) - 1)
    this.#tables = this.#findTables()
  }

  /** The sector after one in its chain; negative where it ends, or leads out of the file. */
  after(sector: number): number {
    const place = this.#placeOf(sector)
    const next = place === undefined ? END_OF_CHAIN : this.bytes.readInt32LE(place)
    return next < this.count ? next : END_OF_CHAIN
  }

  end(sector: number): void {
    const place = this.#placeOf(sector)
    if (place !== undefined) this.write(place, END_OF_CHAIN)
  }

  write(place: number, value: number): void {
    if (!this.#isOwn) this.bytes = Buffer.from(this.bytes)
    this.#isOwn = true
    this.bytes.writeInt32LE(value, place)
  }

  /** Where the sectors of the chain from one on begin in the file; of a chain that ends. */
  *placesFrom(first: number): Generator<number> {
    for (let sector = first; sector >= 0 && sector < this.count; sector = this.after(sector))
      yield (sector + 1) * this.size
  }

  #placeOf(sector: number): number | undefined {
    const table = this.#tables[Math.floor((sector * 4) / this.size)]
    if (table === undefined || table < 0 || table >= this.count) return undefined
    const place = (table + 1) * this.size + ((sector * 4) % this.size)
    return place + 4 <= this.bytes.length ? place : undefined
  }

  #findTables(): number[] {
    const tables: number[] = []
    for (let index = 0; index < HEADER_TABLES; index += 1) tables.push(this.bytes.readInt32LE(76 + index * 4))
    let further = this.bytes.readInt32LE(68)
    for (let index = 0; further >= 0 && further < this.count && index < MOST_FURTHER; index += 1) {
      const from = (further + 1) * this.size
      if (from + this.size > this.bytes.length) break
      for (let at = 0; at < this.size - 4; at += 4) tables.push(this.bytes.readInt32LE(from + at))
      further = this.bytes.readInt32LE(from + this.size - 4)
    }
    return tables
  }
}
