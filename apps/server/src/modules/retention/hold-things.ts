import type { BodyOf, createHold } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { refuse } from '../../platform/refusal.ts'
import { withDocuments } from '../documents/index.ts'
import { requireRecordsUnit } from './retention.policy.ts'

/** What a hold is put on, with all that lies in it locked. */
export interface HeldThing {
  target: 'documents' | 'folder' | 'series' | 'place'
  documentIds: readonly number[]
  folderId: number | null
  categoryId: number | null
  locationId: number | null
  /** Of a folder or place. */
  unitId: number | null
  about: string | null
}

type Wanted = Pick<
  BodyOf<typeof createHold>,
  'fileManagerIds' | 'fileFolderId' | 'documentCategoryId' | 'fileLocationId'
>
type Work<T> = (ctx: Context, thing: HeldThing) => Promise<T>

/**
 * The gate of what is held: documents, or a folder, a series or a place of any unit. It locks them with all documents inside,
 * in everybody's order, so that what comes in meanwhile waits and then finds the hold (docs/decisions/0035).
 *
 * @throws Refusal Forbidden; NotFound
 */
export function withHeldThing<T>(ctx: Context, wanted: Wanted, work: Work<T>): Promise<T> {
  requireRecordsUnit(ctx)
  const { fileManagerIds, fileFolderId, documentCategoryId, fileLocationId } = wanted
  if (fileFolderId) return transaction(ctx, async (ctx) => work(ctx, await lockFolder(ctx, fileFolderId)))
  if (documentCategoryId) return transaction(ctx, async (ctx) => work(ctx, await lockSeries(ctx, documentCategoryId)))
  if (fileLocationId) return transaction(ctx, async (ctx) => work(ctx, await lockPlace(ctx, fileLocationId)))
  return withDocuments(ctx, fileManagerIds ?? [], 'hold', (ctx, documents) =>
    work(ctx, { ...nothing, target: 'documents', documentIds: documents.map((one) => one.id) }),
  )
}

const nothing = { documentIds: [], folderId: null, categoryId: null, locationId: null, unitId: null, about: null }

interface Named {
  name: string
  unitId: number
}

async function lockFolder({ db }: Context, id: number): Promise<HeldThing> {
  const { rows } = await sql<Named>`select name, unit_id from lock_folders(array[${id}]::integer[])`.execute(db)
  const [folder] = rows
  if (!folder) throw refuse('NotFound')
  await sql`select lock_insides(array[${id}]::integer[])`.execute(db)
  return { ...nothing, target: 'folder', folderId: id, unitId: folder.unitId, about: folder.name }
}

async function lockSeries({ db }: Context, id: number): Promise<HeldThing> {
  const { rows } = await sql<{ name: string }>`select name from categories where id = ${id} for no key update`.execute(
    db,
  )
  const [series] = rows
  if (!series) throw refuse('NotFound')
  await sql`select count(*) from (
    select from documents where category_id = ${id} order by id for no key update) as locked`.execute(db)
  return { ...nothing, target: 'series', categoryId: id, about: series.name }
}

// The tree of places comes after documents in everybody's order; what came in between the two is covered all the same.
async function lockPlace({ db }: Context, id: number): Promise<HeldThing> {
  await sql`select count(*) from (
    select from documents where location_id in (
      select l.id from locations root join locations l on l.path <@ root.path and l.path >= root.path
        and l.path < end_of_way(root.path) where root.id = ${id}) order by id for no key update) as locked`.execute(db)
  await sql`select lock_location_trees(array(select unit_id from locations where id = ${id}))`.execute(db)
  const { rows } = await sql<Named>`select name, unit_id from locations where id = ${id} for no key update`.execute(db)
  const [place] = rows
  if (!place) throw refuse('NotFound')
  return { ...nothing, target: 'place', locationId: id, unitId: place.unitId, about: place.name }
}
