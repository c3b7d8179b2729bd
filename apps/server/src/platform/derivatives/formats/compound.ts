import { CFB } from '@e965/xlsx'

type Container = ReturnType<typeof CFB.read>
const SIGNATURE = 'd0cf11e0'
const HEADER = 512
const HEADER_TABLES = 109
/** Tables of tables ([MS-CFB] 2.5) of a file of 3 GB. */
const MOST_FURTHER = 400
const END_OF_CHAIN = -2

/** An OLE compound file. Its library follows the sectors of a stream without looking whether they run in a circle. */
export const openCompound = (bytes: Buffer): Container => CFB.read(withSoundChains(bytes), { type: 'buffer' })

/** Whether the bytes are a compound file: sheets of before Excel 5 are none. */
export const isCompound = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('hex') === SIGNATURE

/**
 * The same file with every chain of sectors ([MS-CFB] 2.3) ending: where one runs into another or into itself it ends before. Of a
 * sound file the very same bytes.
 */
export function withSoundChains(bytes: Buffer): Buffer {
  if (!isCompound(bytes) || bytes.length < HEADER) return bytes
  const file = new Chains(bytes)
  const hasEntry = new Uint8Array(file.count)
  for (let sector = 0; sector < file.count; sector += 1) {
    const next = file.after(sector)
    if (next < 0) continue
    if (hasEntry[next]) file.end(sector)
    hasEntry[next] = 1
  }
  breakRings(file, hasEntry)
  return file.bytes
}

/** What nothing runs into but itself. */
function breakRings(file: Chains, hasEntry: Uint8Array): void {
  const isWalked = new Uint8Array(file.count)
  const walk = (from: number) => {
    for (let sector = from; sector >= 0; ) {
      isWalked[sector] = 1
      const next = file.after(sector)
      if (next >= 0 && isWalked[next]) return file.end(sector)
      sector = next
    }
  }
  for (let sector = 0; sector < file.count; sector += 1) if (!hasEntry[sector]) walk(sector)
  for (let sector = 0; sector < file.count; sector += 1) if (!isWalked[sector]) walk(sector)
}

class Chains {
  bytes: Buffer
  readonly count: number
  readonly #size: number
  readonly #tables: number[]
  #isOwn = false

  constructor(bytes: Buffer) {
    this.bytes = bytes
    this.#size = 2 ** Math.min(12, Math.max(9, bytes.readUInt16LE(30)))
    this.count = Math.max(0, Math.ceil(bytes.length / this.#size) - 1)
    this.#tables = this.#findTables()
  }

  /** The sector after one in its chain; negative where it ends, or leads out of the file. */
  after(sector: number): number {
    const place = this.#placeOf(sector)
    const next = place === undefined ? END_OF_CHAIN : this.bytes.readInt32LE(place)
    return next < this.count ? next : END_OF_CHAIN
  }

  end(sector: number): void {
    if (!this.#isOwn) this.bytes = Buffer.from(this.bytes)
    this.#isOwn = true
    const place = this.#placeOf(sector)
    if (place !== undefined) this.bytes.writeInt32LE(END_OF_CHAIN, place)
  }

  #placeOf(sector: number): number | undefined {
    const table = this.#tables[Math.floor((sector * 4) / this.#size)]
    if (table === undefined || table < 0 || table >= this.count) return undefined
    const place = (table + 1) * this.#size + ((sector * 4) % this.#size)
    return place + 4 <= this.bytes.length ? place : undefined
  }

  #findTables(): number[] {
    const tables: number[] = []
    for (let index = 0; index < HEADER_TABLES; index += 1) tables.push(this.bytes.readInt32LE(76 + index * 4))
    let further = this.bytes.readInt32LE(68)
    for (let index = 0; further >= 0 && further < this.count && index < MOST_FURTHER; index += 1) {
      const from = (further + 1) * this.#size
      if (from + this.#size > this.bytes.length) break
      for (let at = 0; at < this.#size - 4; at += 4) tables.push(this.bytes.readInt32LE(from + at))
      further = this.bytes.readInt32LE(from + this.#size - 4)
    }
    return tables
  }
}
