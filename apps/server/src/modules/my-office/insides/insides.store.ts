import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { announceEach } from '../../../platform/facts/write-facts.ts'
import type { Held } from '../../../platform/policy.ts'
import { documentRemoved, documentRestored, documentTrashed } from '../../documents/index.ts'
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

/** Marks what lives in the folders as gone with them. @throws Refusal Posted, spoken by the database */
export const buryDocuments = (ctx: Context, insides: Held<Insides<'trash'>, 'trash'>) =>
  sql`update documents d set buried_in = root.id
    from folders root join folders f on ${isWithin(sql`f.path`, sql`root.path`)}
    where root.id = ${idsOf(insides)} and d.folder_id = f.id and d.is_living`.execute(ctx.db)

/** Tells of each folder and document that is in the trash with these now. */
export async function announceTrashed(ctx: Context, insides: Held<Insides<'trash'>, 'trash'>): Promise<void> {
  const told = sql`jsonb_build_object('name', name, 'within', buried_in) as payload`
  await announceEach(
    ctx,
    folderTrashed,
    sql`select null::integer as document_id, id as folder_id, unit_id, ${told} from folders
      where id = ${idsOf(insides)} or buried_in = ${idsOf(insides)}`,
  )
  await announceEach(
    ctx,
    documentTrashed,
    sql`select id as document_id, null::integer as folder_id, unit_id, ${told} from documents
      where buried_in = ${idsOf(insides)}`,
  )
}

type Restored = Held<FolderFacts, 'restore'>

const wentAlong = (folder: Restored) =>
  sql`buried_in = ${wentWith(folder)} and ${sql.ref('folderId')} in ${below(sql`${folder.id}`)}`

/** Tells of a folder, under the name that it gets, and of what comes back with it, before it does. */
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
  await announceEach(
    ctx,
    documentRestored,
    sql`select id as document_id, null::integer as folder_id, unit_id, ${toldOf(to)} from documents where ${wentAlong(folder)}`,
  )
}

const toldOf = (to: number | null) => sql`jsonb_build_object('name', name, 'to', ${to}::integer) as payload`

/** Brings the documents back that went with a folder, which lives again. */
export const unburyDocuments = (ctx: Context, folder: Restored) =>
  sql`update documents set buried_in = null where ${wentAlong(folder)}`.execute(ctx.db)

/** Tells of each folder and document that goes for good, with the hashes that its versions had. */
export async function announceRemoved(ctx: Context, insides: Held<Insides<'remove'>, 'remove'>): Promise<void> {
  await announceEach(
    ctx,
    documentRemoved,
    sql`select d.id as document_id, null::integer as folder_id, d.unit_id, jsonb_build_object('name', d.name, 'sha256s',
        coalesce((select jsonb_agg(distinct v.sha256) from files v where v.document_id = d.id), '[]')) as payload
      from documents d where d.folder_id in ${below(idsOf(insides))}`,
  )
  await announceEach(
    ctx,
    folderRemoved,
    sql`select null::integer as document_id, id as folder_id, unit_id, jsonb_build_object('name', name) as payload
      from folders where id in ${below(idsOf(insides))}`,
  )
}

/** Deletes the documents in the folders, with all that hangs on them. @throws Refusal UnderRetention, spoken by the database */
export async function deleteInsides(ctx: Context, insides: Held<Insides<'remove'>, 'remove'>): Promise<void> {
  const inside = sql`folder_id in ${below(idsOf(insides))}`
  await sql`delete from posting_files where posting_id in (
    select p.id from postings p join documents d on d.id = p.document_id where d.${inside})`.execute(ctx.db)
  await sql`delete from documents where ${inside}`.execute(ctx.db)
}
