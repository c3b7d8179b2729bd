import { inflateSync } from 'node:zlib'
import { CFB } from '@e965/xlsx'
import { bytesOf } from '../bytes-of.ts'
import type { InnerFile, Job } from '../derived.ts'
import { openCompound } from './compound.ts'
import { type Container, embeddedFile, endingOf, heldFile, type Streams, streamsBelow } from './embedded-file.ts'
import { type PptObjects, readObjects, recordAt } from './ppt-records.ts'

/** Where Word and Excel of 97–2003 keep what is embedded: a storage each ([MS-DOC] 2.1.11, [MS-XLS] 2.1.7.1). */
const STORAGE = /^[^/]+\/(?:ObjectPool\/[^/]+|MBD[^/]+)\/$/
/** ExOleObjStg of [MS-PPT] 2.10.34. */
const OBJECT = 0x1011
const COMPRESSED = 1
const MOST_OBJECTS = 500
const MOST_BYTES = 100_000_000

/** What is embedded in a Word or Excel file of 97–2003. */
export const filesOfCompound = async (job: Job): Promise<InnerFile[]> => objectsIn(openCompound(bytesOf(job)))

/** What is embedded in a presentation of 97–2003. */
export async function filesOfPpt(job: Job): Promise<InnerFile[]> {
  const container = openCompound(bytesOf(job))
  const streams = streamsBelow(container)
  const [user, main] = [streams.get('Current User'), streams.get('PowerPoint Document')]
  return user && main && user.length >= 20 ? objectsOfSlides(main, readObjects(main, user.readUInt32LE(16))) : []
}

/** Objects that are no file, formulas and the like, are left out. */
export function objectsIn(container: Container): InnerFile[] {
  const storages = container.FullPaths.filter((path) => STORAGE.test(path)).slice(0, MOST_OBJECTS)
  return storages.flatMap((storage, index) => {
    const streams = streamsBelow(container, storage)
    const name = `object-${index + 1}`
    try {
      return heldFile(streams, name) ?? documentOf(streams, name) ?? []
    } catch {
      return []
    }
  })
}

/** A document that lies there in its streams is a file again. What lies deeper in it is left out. */
function documentOf(streams: Streams, name: string): InnerFile | undefined {
  const ending = endingOf(streams)
  if (!ending) return undefined
  const file = CFB.utils.cfb_new()
  for (const [stream, content] of streams) CFB.utils.cfb_add(file, `/${stream}`, content)
  return { name: `${name}.${ending}`, bytes: CFB.write(file, { type: 'buffer' }) as Buffer }
}

/** In their newest copies, in the order in which they were added. */
export function objectsOfSlides(main: Buffer, { offsets }: PptObjects): InnerFile[] {
  const files: InnerFile[] = []
  for (const [, place] of [...offsets].sort(([a], [b]) => a - b)) {
    const record = recordAt(main, place)
    if (record?.type !== OBJECT) continue
    if (files.length >= MOST_OBJECTS) break
    try {
      const { instance, body } = record
      const bytes = instance === COMPRESSED ? inflateSync(body.subarray(4), { maxOutputLength: MOST_BYTES }) : body
      files.push(embeddedFile(`object-${files.length + 1}`, bytes))
    } catch {
      // A damaged object says nothing about the others.
    }
  }
  return files
}
