import type { Sectors } from './compound-sectors.ts'

const ENTRY = 128
/** Of an entry: the one before it, the one behind it, the first below it ([MS-CFB] 2.6.1). */
const [LEFT, RIGHT, CHILD] = [68, 72, 76]
const KIND = 66
const STREAM = 2
const NONE = -1

/** Lets every entry of the directory be named by one other: a name that was named before is forgotten, so that no way leads back. */
export function nameOnce(file: Sectors): void {
  const places = entriesOf(file)
  const isNamed = new Uint8Array(places.length)
  // From the root on, then what nothing leads to: libraries look at that as well.
  for (let first = 0; first < places.length; first += 1) {
    if (isNamed[first] || file.bytes[(places[first] ?? 0) + KIND] === 0) continue
    isNamed[first] = 1
    const next = [first]
    for (let entry = next.pop(); entry !== undefined; entry = next.pop())
      next.push(...namedFirst(file, { isNamed, at: places[entry] ?? 0 }))
  }
}

interface Named {
  isNamed: Uint8Array
  at: number
}

/** The entries that the one at a place is the first to name; its other links end. */
function namedFirst(file: Sectors, { isNamed, at }: Named): number[] {
  return [LEFT, RIGHT, CHILD].flatMap((link) => {
    const named = file.bytes.readInt32LE(at + link)
    if (named === NONE) return []
    const isBelowStream = link === CHILD && file.bytes[at + KIND] === STREAM
    if (isBelowStream || named < 0 || isNamed[named] !== 0) {
      file.write(at + link, NONE)
      return []
    }
    isNamed[named] = 1
    return [named]
  })
}

/** The places of its entries in the file. */
function entriesOf(file: Sectors): number[] {
  return [...file.placesFrom(file.bytes.readInt32LE(48))].flatMap((sector) => {
    const whole = Math.min(file.bytes.length, sector + file.size) - sector
    return Array.from({ length: Math.floor(whole / ENTRY) }, (_, index) => sector + index * ENTRY)
  })
}
