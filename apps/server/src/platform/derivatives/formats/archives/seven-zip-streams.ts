import { Unreadable } from '../../unreadable.ts'
import type { Cursor } from './cursor.ts'
import { isOfLibarchive, isOurs } from './seven-zip-ways.ts'

const [END, PACKED, UNPACKED, PARTS] = [0x00, 0x06, 0x07, 0x08]
const [SIZES, SUMS, FOLDER, FOLDER_SIZES, PART_COUNTS] = [0x09, 0x0a, 0x0b, 0x0c, 0x0d]
const MOST_FOLDERS = 50_000
const MOST_PARTS = 200_000
const MOST_CODERS = 32
const ENCRYPTION = '06f10701'

export interface Coder {
  id: string
  properties: Buffer
  /** What comes out of it, in bytes. */
  size: number
}

/** Files that were packed together. */
export interface Folder {
  /** One behind the other, from the packed bytes on; empty where they are no chain. */
  coders: Coder[]
  /** Unpacked, in bytes. */
  size: number
  packedAt: number
  packedSize: number
  isEncrypted: boolean
  /** Who knows the way in which it is packed. */
  unpackedBy: 'us' | 'libarchive' | null
}

export interface Streams {
  folders: Folder[]
  /** Of what lies in the folders, in order: where in its folder, and how long. */
  sizes: { folder: Folder; from: number; size: number }[]
}

interface Shape {
  coders: Coder[]
  outputs: number
  /** By its place the input of a coder, and the output that it is fed from. */
  fed: Map<number, number>
  /** Which of its outputs is the last: the content. */
  last: number
  packed: number
  hasSum: boolean
  size: number
}

/** What a header says of the packed streams (7zFormat.txt, "Streams Info"). @throws Unreadable */
export function streamsIn(header: Cursor): Streams {
  let packed: { at: number; sizes: number[] } = { at: 0, sizes: [] }
  let shapes: Shape[] = []
  let streams: Streams | undefined
  for (let kind = header.byte(); kind !== END; kind = header.byte()) {
    if (kind === PACKED) packed = packedIn(header)
    else if (kind === UNPACKED) shapes = shapesIn(header)
    else if (kind === PARTS) streams = partsIn(header, shapes, foldersOf(shapes, packed))
    else throw unknown()
  }
  return streams ?? whole(foldersOf(shapes, packed))
}

const unknown = () => new Unreadable('Corrupt', 'The list of the archive is damaged')

function counted(header: Cursor, most: number): number {
  const count = header.number()
  if (count > most) throw unknown()
  return count
}

function packedIn(header: Cursor): { at: number; sizes: number[] } {
  const at = header.number() + 32
  const count = counted(header, MOST_FOLDERS * MOST_CODERS)
  let sizes: number[] = []
  for (let kind = header.byte(); kind !== END; kind = header.byte()) {
    if (kind === SIZES) sizes = numbers(header, count)
    else if (kind === SUMS) skipSums(header, count)
    else throw unknown()
  }
  return { at, sizes }
}

function numbers(header: Cursor, count: number): number[] {
  const found: number[] = []
  for (let index = 0; index < count; index += 1) found.push(header.number())
  return found
}

/** Answers for which there is one. */
function skipSums(header: Cursor, count: number): boolean[] {
  const has = flags(header, count)
  header.take(4 * has.filter(Boolean).length)
  return has
}

/** One bit for each, or a byte that says all. */
export function flags(header: Cursor, count: number): boolean[] {
  return header.byte() === 0 ? bits(header, count) : Array.from({ length: count }, () => true)
}

export function bits(header: Cursor, count: number): boolean[] {
  const bytes = header.take(Math.ceil(count / 8))
  return Array.from({ length: count }, (_, index) => (((bytes[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1)
}

function shapesIn(header: Cursor): Shape[] {
  if (header.byte() !== FOLDER) throw unknown()
  const count = counted(header, MOST_FOLDERS)
  if (header.byte() !== 0) throw unknown()
  const shapes: Shape[] = []
  for (let index = 0; index < count; index += 1) shapes.push(shapeIn(header))
  if (header.byte() !== FOLDER_SIZES) throw unknown()
  for (const shape of shapes) takeSizes(header, shape)
  for (let kind = header.byte(); kind !== END; kind = header.byte()) {
    if (kind !== SUMS) throw unknown()
    for (const [index, hasSum] of skipSums(header, count).entries()) {
      const shape = shapes[index]
      if (shape) shape.hasSum = hasSum
    }
  }
  return shapes
}

function takeSizes(header: Cursor, shape: Shape): void {
  const sizes = numbers(header, shape.outputs)
  shape.size = sizes[shape.last] ?? 0
  for (const [index, coder] of shape.coders.entries()) coder.size = sizes[index] ?? 0
}

function shapeIn(header: Cursor): Shape {
  const coders: Coder[] = []
  let [inputs, outputs] = [0, 0]
  for (let left = counted(header, MOST_CODERS); left > 0; left -= 1) {
    const flags = header.byte()
    const id = header.take(flags & 0x0f).toString('hex')
    inputs += flags & 0x10 ? counted(header, MOST_CODERS) : 1
    outputs += flags & 0x10 ? counted(header, MOST_CODERS) : 1
    coders.push({ id, properties: flags & 0x20 ? header.take(header.number()) : Buffer.alloc(0), size: 0 })
  }
  const fed = new Map<number, number>()
  for (let pair = 1; pair < outputs; pair += 1) fed.set(header.number(), header.number())
  const bound = new Set(fed.values())
  const packed = inputs - (outputs - 1)
  if (packed > 1) numbers(header, packed)
  const last = Array.from({ length: outputs }, (_, index) => index).find((index) => !bound.has(index)) ?? 0
  return { coders, outputs, fed, last, packed: Math.max(0, packed), hasSum: false, size: 0 }
}

/** The coders in the order in which they unpack, where each has one input and one output and all are one chain. */
function chainOf({ coders, fed, last, packed }: Shape): Coder[] {
  const chain: Coder[] = []
  let index: number | undefined = last
  while (index !== undefined && chain.length <= coders.length) {
    chain.unshift(coders[index] ?? { id: '', properties: Buffer.alloc(0), size: 0 })
    index = fed.get(index)
  }
  return packed === 1 && chain.length === coders.length ? chain : []
}

function foldersOf(shapes: readonly Shape[], { at, sizes }: { at: number; sizes: readonly number[] }): Folder[] {
  let [place, stream] = [at, 0]
  return shapes.map((shape) => {
    const { packed, size } = shape
    const packedAt = place
    const own = sizes.slice(stream, stream + packed)
    stream += packed
    place += own.reduce((sum, one) => sum + one, 0)
    const coders = chainOf(shape)
    const isEncrypted = shape.coders.some(({ id }) => id === ENCRYPTION)
    return { coders, size, packedAt, packedSize: own[0] ?? 0, isEncrypted, unpackedBy: unpackedBy(shape, coders) }
  })
}

function unpackedBy(shape: Shape, chain: readonly Coder[]): Folder['unpackedBy'] {
  if (chain.length > 0 && chain.every(({ id }) => isOurs(id))) return 'us'
  return shape.coders.length > 0 && shape.coders.every(({ id }) => isOfLibarchive(id)) ? 'libarchive' : null
}

const whole = (folders: Folder[]): Streams => ({
  folders,
  sizes: folders.map((folder) => ({ folder, from: 0, size: folder.size })),
})

function partsIn(header: Cursor, shapes: readonly Shape[], folders: Folder[]): Streams {
  let counts = folders.map(() => 1)
  let sizes: Streams['sizes'] | undefined
  for (let kind = header.byte(); kind !== END; kind = header.byte()) {
    if (kind === PART_COUNTS) {
      counts = numbers(header, folders.length)
      if (counts.reduce((sum, one) => sum + one, 0) > MOST_PARTS) throw unknown()
    } else if (kind === SIZES) sizes = sizesIn(header, folders, counts)
    else if (kind === SUMS) {
      const without = counts.filter((count, index) => count !== 1 || !shapes[index]?.hasSum)
      skipSums(
        header,
        without.reduce((sum, one) => sum + one, 0),
      )
    } else throw unknown()
  }
  return { folders, sizes: sizes ?? whole(folders.filter((_, index) => counts[index] === 1)).sizes }
}

/** Of the last in each folder nothing is said: it is what is left. */
function sizesIn(header: Cursor, folders: readonly Folder[], counts: readonly number[]): Streams['sizes'] {
  return folders.flatMap((folder, index) => {
    let from = 0
    return Array.from({ length: counts[index] ?? 0 }, (_, part) => {
      const size = part + 1 < (counts[index] ?? 0) ? header.number() : Math.max(0, folder.size - from)
      const one = { folder, from, size }
      from += size
      return one
    })
  })
}
