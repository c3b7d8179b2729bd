import { documents, folders, people } from '@sinupan/demo'
import { trashDocuments } from '../modules/documents/index.ts'
import { createFolders } from '../modules/folders/index.ts'
import { trashFolders } from '../modules/my-office/index.ts'
import type { Context } from '../platform/context.ts'
import { Cast } from './act-as.ts'
import { addDocument, type Places } from './add-document.ts'
import { declareHolidays, delegatePlanned, insertApplicants, pinPlanned } from './begin-days.ts'
import { disposePlanned } from './dispose-planned.ts'
import { insertOrganisation, type SeededOrganisation } from './insert-organisation.ts'
import { idOf, insertPeople } from './insert-people.ts'
import { insertTaxonomy } from './insert-taxonomy.ts'
import { keepPlanned } from './keep-planned.ts'
import { makeDrops } from './make-drops.ts'
import { countPlanned, lendPlanned } from './make-loans.ts'
import { makeLocations } from './make-locations.ts'
import { makePools } from './make-pools.ts'
import { playRequests } from './play-requests.ts'
import { prepareTransfers } from './prepare-transfers.ts'
import { askPlanned, sharePlanned } from './share-planned.ts'

/**
 * Fills an empty installation with the demo university, its papers through the use cases.
 *
 * @returns how many documents were made
 */
export async function fillEmptyInstallation(ctx: Context): Promise<number> {
  const organisation = await insertOrganisation(ctx.db)
  const taxonomy = await insertTaxonomy(ctx.db)
  const userIds = await insertPeople(ctx.db, organisation, taxonomy)
  const cast = new Cast(ctx, userIds)
  const places: Places = { units: organisation.units, folders: await makeFolders(cast, organisation), taxonomy }
  await declareHolidays(cast, organisation)
  await insertApplicants(ctx.db, organisation)
  const ids = new Map<string, number>()
  for (const [index, plan] of documents.entries()) {
    const id = await addDocument(cast, places, plan, index)
    ids.set(plan.name, id)
    if (plan.trashed) await trashDocuments(await cast.act(plan.owner, new Date()), [id])
  }
  await trashPlanned(cast, places)
  await pinPlanned(cast, places.folders, ids)
  await delegatePlanned(cast, userIds)
  await sharePlanned(cast, { organisation, userIds, documents: ids })
  await askPlanned(cast, ids)
  await makePools(cast, ctx.db, ids)
  await makeDrops(cast, places.folders)
  await keepPlanned(cast, places)
  await makeLocations(cast, organisation.units, ids)
  await disposePlanned(cast, ctx, places)
  await lendPlanned(cast, ids)
  await countPlanned(cast, ids)
  await prepareTransfers(cast)
  await playRequests(cast, ctx, { organisation, userIds, documents: ids })
  await cast.leave()
  return documents.length
}

const memberOf = (unit: string): string => {
  const member = people.find((person) => person.unit === unit)
  if (!member) throw new Error(`Nobody of the demo university works in '${unit}'.`)
  return member.userName
}

async function makeFolders(cast: Cast, { units }: SeededOrganisation): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const founded = new Date('2019-01-07T01:00:00Z')
  for (const { unit, path } of folders) {
    const parts = path.split('/')
    const name = parts.at(-1) ?? path
    const parentId = parts.length > 1 ? idOf(ids, `${unit}:${parts.slice(0, -1).join('/')}`) : null
    const [made] = await createFolders(await cast.act(memberOf(unit), founded), {
      unitId: idOf(units, unit),
      parentId,
      trees: [{ name }],
    })
    if (made) ids.set(`${unit}:${path}`, made.id)
  }
  return ids
}

async function trashPlanned(cast: Cast, places: Places): Promise<void> {
  for (const { unit, path, trashed } of folders) {
    if (!trashed) continue
    await trashFolders(await cast.act(memberOf(unit), new Date()), [idOf(places.folders, `${unit}:${path}`)])
  }
}
