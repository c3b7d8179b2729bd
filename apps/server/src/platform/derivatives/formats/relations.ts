import { posix } from 'node:path'
import { xmlEvents } from './xml.ts'
import type { Zip } from './zip.ts'

export interface Relation {
  id: string
  type: string
  /** Name of a part inside the package. */
  target: string
}

/** The relations of a part to other parts of its package (ECMA-376 part 2, 9.3). External targets are left out. */
export async function readRelations(zip: Zip, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part)
  const place = posix.normalize(`${folder}/_rels/${posix.basename(part)}.rels`)
  const relations: Relation[] = []
  for (const event of xmlEvents(await zip.readText(place))) {
    if (event.kind !== 'open' || event.name !== 'Relationship') continue
    const target = event.attributes.Target ?? ''
    if (event.attributes.TargetMode === 'External') continue
    relations.push({
      id: event.attributes.Id ?? '',
      type: (event.attributes.Type ?? '').split('/').at(-1) ?? '',
      target: target.startsWith('/') ? target.slice(1) : posix.normalize(`${folder}/${target}`),
    })
  }
  return relations
}
