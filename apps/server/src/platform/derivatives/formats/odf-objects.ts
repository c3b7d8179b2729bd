import type { InnerFile, Job } from '../derived.ts'
import { embeddedFile } from './embedded-file.ts'
import { openOdf } from './open-odf.ts'
import { xmlEvents } from './xml.ts'
import type { Zip } from './zip.ts'

const MOST_OBJECTS = 500

/**
 * The files that an OpenDocument file carries: objects of other programs, each a part of its own. Tables, charts and texts
 * inside it are folders of parts, and belong to it.
 */
export const filesOfOdf = async (job: Job): Promise<InnerFile[]> => objectsOfOdf(await openOdf(job))

export async function objectsOfOdf(zip: Zip): Promise<InnerFile[]> {
  const files: InnerFile[] = []
  const seen = new Set<string>()
  for (const event of xmlEvents(await zip.readText('content.xml'))) {
    if (event.kind !== 'open' || event.name !== 'draw:object-ole') continue
    const part = (event.attributes['xlink:href'] ?? '').replace(/^\.\//, '')
    if (!zip.has(part) || seen.has(part) || files.length >= MOST_OBJECTS) continue
    seen.add(part)
    files.push(embeddedFile(part, await zip.read(part)))
  }
  return files
}
