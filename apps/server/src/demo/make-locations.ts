import { locations } from '@sinupan/demo'
import { placeDocuments } from '../modules/documents/index.ts'
import { createLocation } from '../modules/locations/index.ts'
import type { Cast } from './act-as.ts'
import { idOf } from './insert-people.ts'

const day = 24 * 3_600_000
const ago = (days: number) => new Date(Date.now() - days * day)

/** Makes the places of the plan and puts its papers into them; ids of units by key, of documents by name. */
export async function makeLocations(
  cast: Cast,
  units: ReadonlyMap<string, number>,
  documents: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = new Map<string, number>()
  for (const { unit, by, daysAgo, path, documents: inside = [], ...said } of locations.places) {
    const parts = path.split('/')
    const ctx = await cast.act(by, ago(daysAgo))
    const parentId = parts.length > 1 ? idOf(ids, parts.slice(0, -1).join('/')) : null
    const { id } = await createLocation(ctx, {
      ...said,
      unitId: idOf(units, unit),
      parentId,
      location: parts.at(-1) ?? path,
    })
    ids.set(path, id)
    if (inside.length > 0)
      await placeDocuments(ctx, { ids: inside.map((name) => idOf(documents, name)), locationId: id })
  }
  for (const { by, daysAgo, document, to } of locations.moves)
    await placeDocuments(await cast.act(by, ago(daysAgo)), {
      ids: [idOf(documents, document)],
      locationId: idOf(ids, to),
    })
}
