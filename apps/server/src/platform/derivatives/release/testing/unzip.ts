import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The parts of a zip by their names. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const file = await fromBufferPromise(bytes)
  const parts = new Map<string, Buffer>()
  for await (const entry of file.eachEntry())
    parts.set(entry.fileName, await buffer(await file.openReadStreamPromise(entry)))
  return parts
}
