import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { announceEach } from '../../platform/facts/write-facts.ts'
import {
  documentAdded,
  documentCopied,
  documentMoved,
  documentRemoved,
  documentRenamed,
  documentRestored,
  documentTrashed,
} from './documents.facts.ts'

/**
 * What is told of many documents that have just changed, a statement for each kind of fact: PostgreSQL reads their names
 * and places from their rows, so that nothing of a thousand facts is made, written down and read again on the way.
 */

interface Told {
  /** Of `documents d`, joined to `joined` where that is given. */
  payload: RawBuilder<unknown>
  ids: readonly number[]
  joined?: RawBuilder<unknown>
}

const ofDocuments = ({ payload, ids, joined = sql`` }: Told) => sql`
  select d.id as document_id, null::integer as folder_id, d.unit_id, ${payload} as payload from documents d ${joined}
  where d.id = any((select ${ids}::integer[])::integer[]) order by d.id`

const before = (ids: readonly number[], values: RawBuilder<unknown>) =>
  sql`join unnest(${ids}::integer[], ${values}) as before (id, told) on before.id = d.id`

const named = sql`'name', d.name`

/** They are in the trash now, each by itself. */
export const announceTrashed = (ctx: Context, ids: readonly number[]) =>
  announceEach(ctx, documentTrashed, ofDocuments({ ids, payload: sql`jsonb_build_object(${named}, 'within', null)` }))

/** They live again, where they are now. */
export const announceRestored = (ctx: Context, ids: readonly number[]) =>
  announceEach(
    ctx,
    documentRestored,
    ofDocuments({ ids, payload: sql`jsonb_build_object(${named}, 'to', d.folder_id)` }),
  )

const hashes = sql`coalesce((select jsonb_agg(distinct v.sha256) from files v where v.document_id = d.id), '[]')`

/** They are about to go for good, with the hashes that their versions had. */
export const announceRemoved = (ctx: Context, ids: readonly number[]) =>
  announceEach(
    ctx,
    documentRemoved,
    ofDocuments({ ids, payload: sql`jsonb_build_object(${named}, 'sha256s', ${hashes})` }),
  )

interface Before {
  id: number
  name: string
  folderId: number | null
}

/** They lie elsewhere now; some under another name, which is told first. `documents`: as they were before. */
export async function announceMoved(
  ctx: Context,
  documents: readonly Before[],
  { renamed }: { renamed: readonly Before[] },
): Promise<void> {
  if (documents.length === 0) return
  if (renamed.length > 0) {
    const ids = renamed.map((one) => one.id)
    const joined = before(ids, sql`${renamed.map((one) => one.name)}::text[]`)
    const payload = sql`jsonb_build_object('from', before.told, 'to', d.name)`
    await announceEach(ctx, documentRenamed, ofDocuments({ ids, joined, payload }))
  }
  const ids = documents.map((one) => one.id)
  const joined = before(ids, sql`${documents.map((one) => one.folderId)}::integer[]`)
  const payload = sql`jsonb_build_object(${named}, 'from', before.told, 'to', d.folder_id)`
  await announceEach(ctx, documentMoved, ofDocuments({ ids, joined, payload }))
}

/** They are new, each a copy of another. */
export async function announceCopied(
  ctx: Context,
  copies: readonly { id: number; originalId: number }[],
): Promise<void> {
  const ids = copies.map((one) => one.id)
  const added = sql`jsonb_build_object(${named}, 'folderId', d.folder_id)`
  await announceEach(ctx, documentAdded, ofDocuments({ ids, payload: added }))
  const joined = before(ids, sql`${copies.map((one) => one.originalId)}::integer[]`)
  const copied = sql`jsonb_build_object(${named}, 'from', before.told)`
  await announceEach(ctx, documentCopied, ofDocuments({ ids, joined, payload: copied }))
}
