import { CFB } from '@e965/xlsx'
import { nameOnce } from './compound-directory.ts'
import { Sectors } from './compound-sectors.ts'

type Container = ReturnType<typeof CFB.read>
const SIGNATURE = 'd0cf11e0'
const HEADER = 512

/** An OLE compound file. Its library follows sectors and names without looking whether they run in a circle. */
export const openCompound = (bytes: Buffer): Container => CFB.read(withoutCircles(bytes), { type: 'buffer' })

/** Whether the bytes are a compound file: sheets of before Excel 5 are none. */
export const isCompound = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('hex') === SIGNATURE

/**
 * The same file with every chain of sectors ([MS-CFB] 2.3) ending, and every entry of its directory (2.6) named once: where one runs into
 * another or into itself it ends before. Of a sound file the very same bytes.
 */
export function withoutCircles(bytes: Buffer): Buffer {
  if (!isCompound(bytes) || bytes.length < HEADER) return bytes
  const file = new Sectors(bytes)
  endChains(file)
  nameOnce(file)
  return file.bytes
}

function endChains(file: Sectors): void {
  const hasEntry = new Uint8Array(file.count)
  for (let sector = 0; sector < file.count; sector += 1) {
    const next = file.after(sector)
    if (next < 0) continue
    if (hasEntry[next]) file.end(sector)
    hasEntry[next] = 1
  }
  breakRings(file, hasEntry)
}

/** What nothing runs into but itself. */
function breakRings(file: Sectors, hasEntry: Uint8Array): void {
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
