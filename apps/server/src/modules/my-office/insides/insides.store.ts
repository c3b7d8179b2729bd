import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { inPieces } from '../../../platform/database/in-pieces.ts'
import { isAmong } from '../../../platform/database/is-among.ts'
import { announceEach } from '../../../platform/facts/write-facts.ts'
import type { Held } from '../../../platform/policy.ts'
import { announceRemoved as announceDocuments, documentRestored, documentTrashed } from '../../documents/index.ts'
import {
  type FolderFacts,
  folderRemoved,
  folderRestored,
  folderTrashed,
  isWithin,
  wentWith,
} from '../../folders/index.ts'
import type { Insides } from './with-insides.ts'

/** Statements over all that lies in folders: one each, however much it is. */

const idsOf = ({ folders }: { folders: readonly FolderFacts[] }) => sql`any(${folders.map((one) => one.id)}::integer[])`

const below = (roots: RawBuilder<unknown>) =>
  sql`(select f.id from folders root join folders f on ${isWithin(sql`f.path`, sql`root.path`)} where root.id = ${roots})`

// So many are changed, and told of, by one statement: it lasts some tenths of a second, and tells how far the whole is.
const piece = 5_000

interface Inside {
  id: number
  rootId: number
}
const columnsOf = (some: readonly Inside[]) => ({
  ids: some.map((one) => one.id),
  rootIds: some.map((one) => one.rootId),
})

/** Marks what lives in the folders as gone with them. @throws Refusal Posted, spoken by the database */
export function buryDocuments(ctx: Context, insides: Held<Insides<'trash'>, 'trash'>): Promise<void> {
  const rows = sql`
    select d.id, root.id as root_id from folders root join folders f on ${isWithin(sql`f.path`, sql`root.path`)}
      join documents d on d.folder_id = f.id
    where root.id = ${idsOf(insides)} and d.is_living`
  return inPieces<Inside>(ctx, { rows, size: piece }, (some) => {
    const { ids, rootIds } = columnsOf(some)
    return sql`update documents d set buried_in = gone.root_id
      from unnest(${ids}::integer[], ${rootIds}::integer[]) as gone (id, root_id) where d.id = gone.id`.execute(ctx.db)
  })
}

/** Tells of each folder and document that is in the trash with these now. */
export async function announceTrashed(ctx: Context, insides: Held<Insides<'trash'>, 'trash'>): Promise<void> {
  const told = sql`jsonb_build_object('name', name, 'within', buried_in) as payload`
  await announceEach(
    ctx,
    folderTrashed,
    sql`select null::integer as document_id, id as folder_id, unit_id, ${told} from folders
      where id = ${idsOf(insides)} or buried_in = ${idsOf(insides)}`,
  )
  const rows = sql`select id from documents where buried_in = ${idsOf(insides)} order by id`
  await inPieces<{ id: number }>(ctx, { rows, size: piece }, (some) =>
    announceEach(
      ctx,
      documentTrashed,
      sql`select id as document_id, null::integer as folder_id, unit_id, ${told} from documents where ${are(some)} order by id`,
    ),
  )
}

const are = (some: readonly { id: number }[], column = 'id') =>
  isAmong(
    column,
    some.map((one) => one.id),
  )

type Restored = Held<FolderFacts, 'restore'>

/** Tells of a folder, under the name that it gets, and of the folders that come back with it, before they do. */
export async function announceRestored(
  ctx: Context,
  folder: Restored,
  { name, to }: { name: string; to: number | null },
): Promise<void> {
  await ctx.publish(folderRestored({ folderId: folder.id, unitId: folder.unitId }, { name, to }))
  await announceEach(
    ctx,
    folderRestored,
    sql`select null::integer as document_id, id as folder_id, unit_id, ${toldOf(to)} from folders
      where buried_in = ${wentWith(folder)} and id <> ${folder.id} and id in ${below(sql`${folder.id}`)}`,
  )
}

const toldOf = (to: number | null) => sql`jsonb_build_object('name', name, 'to', ${to}::integer) as payload`

/** Brings the documents back that went with a folder, which lives again, and tells of each. */
export function unburyDocuments(ctx: Context, folder: Restored, { to }: { to: number | null }): Promise<void> {
  const rows = sql`
    select id from documents where buried_in = ${wentWith(folder)} and folder_id in ${below(sql`${folder.id}`)} order by id`
  return inPieces<{ id: number }>(ctx, { rows, size: piece }, async (some) => {
    await sql`update documents set buried_in = null where ${are(some)}`.execute(ctx.db)
    await announceEach(
      ctx,
      documentRestored,
      sql`select id as document_id, null::integer as folder_id, unit_id, ${toldOf(to)} from documents where ${are(some)} order by id`,
    )
  })
}

/** Tells of each folder that goes for good with these. */
export const announceRemoved = (ctx: Context, insides: Held<Insides<'remove'>, 'remove'>): Promise<void> =>
  announceEach(
    ctx,
    folderRemoved,
    sql`select null::integer as document_id, id as folder_id, unit_id, jsonb_build_object('name', name) as payload
      from folders where id in ${below(idsOf(insides))}`,
  )

/**
 * Deletes the documents in the folders, with all that hangs on them, and tells of each with the hashes that its versions
 * had. @throws Refusal UnderRetention, spoken by the database
 */
export function deleteInsides(ctx: Context, insides: Held<Insides<'remove'>, 'remove'>): Promise<void> {
  const rows = sql`select id from documents where folder_id in ${below(idsOf(insides))} order by id`
  return inPieces<{ id: number }>(ctx, { rows, size: piece }, async (some) => {
    await announceDocuments(
      ctx,
      some.map((one) => one.id),
    )
    await sql`delete from posting_files where posting_id in (
      select p.id from postings p join documents d on d.id = p.document_id where ${are(some, 'd.id')})`.execute(ctx.db)
    await sql`delete from documents where ${are(some)}`.execute(ctx.db)
  })
}
