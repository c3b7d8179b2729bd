import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'

/**
 * The category's id, null for none; a retired one for what is in it already. In a transaction its years stay as they are
 * until the end: whoever changes them has to see what is put into it meanwhile (migration 0037).
 *
 * @throws Refusal ValidationFailed on `documentCategoryId` for an unknown one, and for a retired one
 */
export async function requireCategory(
  ctx: Context,
  id: number | null | undefined,
  documentId?: number,
): Promise<number | null> {
  if (id == null) return null
  const { rows } = await sql<{ isOpen: boolean }>`select retired_at is null
    or exists (select from documents where id = ${documentId ?? null}::integer and category_id = c.id) as is_open
    from categories c where id = ${id} ${ctx.db.isTransaction ? sql`for key share of c` : sql``}`.execute(ctx.db)
  if (!rows[0]) throw refuseField('documentCategoryId', 'There is no such category.')
  if (!rows[0].isOpen) throw refuseField('documentCategoryId', 'This series is retired. Choose another one.')
  return id
}

/** Locks series that documents are put into: their years stay as they are until the end. */
export const holdSeries = (db: Database, ids: readonly number[]) =>
  sql`select id from categories where id = any(${ids}::integer[]) order by id for key share`.execute(db)

/** @throws Refusal NotFound where there is no such category */
export async function requireKnownCategory({ db }: Pick<Context, 'db'>, id: number): Promise<void> {
  const found = await db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw refuse('NotFound')
}

/** Distinct ids of tags that all exist. @throws Refusal ValidationFailed on `tagIds` */
export async function requireTags(ctx: Context, ids: readonly number[]): Promise<number[]> {
  const distinct = [...new Set(ids)]
  if (distinct.length === 0) return []
  const found = await ctx.db.selectFrom('tags').select('id').where('id', '=', sql<number>`any(${distinct})`).execute()
  const known = new Set(found.map((tag) => tag.id))
  const unknown = distinct.filter((id) => !known.has(id))
  if (unknown.length > 0) throw refuseField('tagIds', `There is no tag ${unknown.join(', ')}.`)
  return distinct
}

/** Whether category `to` keeps shorter than `from`, or not at all. Null years keep for ever; no category keeps nothing. */
export async function isShorterRetention(ctx: Context, from: number | null, to: number | null): Promise<boolean> {
  if (from === to || from === null) return false
  if (to === null) return true
  const rows = await ctx.db
    .selectFrom('categories')
    .select(['id', 'retentionYears'])
    .where('id', '=', sql<number>`any(${[from, to]})`)
    .execute()
  const yearsOf = (id: number) => rows.find((row) => row.id === id)?.retentionYears ?? Number.POSITIVE_INFINITY
  return yearsOf(to) < yearsOf(from)
}
