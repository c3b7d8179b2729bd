import { posix } from 'node:path'
import { attribute, xmlEvents } from './xml.ts'
import type { Zip } from './zip.ts'

export interface Relation {
  id: string
  type: string
  /** Name of a part inside the package. */
  target: string
}

/** The relations of a part to other parts of its package (ECMA-376 part 2, 9.3). External targets are left out. */
export function readRelations(zip: Zip, part: string): Relation[] {
  const folder = posix.dirname(part)
  const relations: Relation[] = []
  for (const event of xmlEvents(zip.readText(`${folder}/_rels/${posix.basename(part)}.rels`))) {
    if (event.kind !== 'open' || event.name !== 'Relationship') continue
    const target = attribute(event.attributes, 'Target') ?? ''
    if (attribute(event.attributes, 'TargetMode') === 'External') continue
    relations.push({
      id: attribute(event.attributes, 'Id') ?? '',
      type: (attribute(event.attributes, 'Type') ?? '').split('/').at(-1) ?? '',
      target: target.startsWith('/') ? target.slice(1) : posix.normalize(`${folder}/${target}`),
    })
  }
  return relations
}
