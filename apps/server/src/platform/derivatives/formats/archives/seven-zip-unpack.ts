import { Unreadable } from '../../unreadable.ts'
import type { Folder } from './seven-zip-streams.ts'
import { wayOf } from './seven-zip-ways.ts'

/** The content of files that were packed together. @throws Unreadable */
export function unpackFolder(bytes: Buffer, folder: Folder, most: number): Buffer {
  if (folder.coders.some(({ size }) => size > most)) throw new Unreadable('TooLarge', 'The archive unpacks to too much')
  let content = bytes.subarray(folder.packedAt, folder.packedAt + folder.packedSize)
  if (folder.coders.length === 0) throw unknownWay()
  for (const { id, properties, size } of folder.coders) {
    const unpack = wayOf(id)
    if (!unpack) throw unknownWay()
    content = unpack(content, size, properties)
  }
  return content
}

const unknownWay = () => new Unreadable('Corrupt', 'The archive is packed in no way that is known')
