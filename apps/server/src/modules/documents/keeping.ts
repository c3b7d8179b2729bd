import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { isShorterRetention } from '../taxonomy/index.ts'

/** What the CRU is told that lets a record be kept shorter without a reason. */
export const askForReason = 'Say why the record is kept shorter.'

/** By what a document is kept: the unit's own category and date, whatever its posting says. */
export interface Keeping {
  categoryId: number | null
  documentDate: string | null
  /** The day on which it was made, which counts where there is no date. */
  madeOn: string
}

export async function findKeeping(ctx: Context, id: number): Promise<Keeping> {
  const { rows } = await sql<Keeping>`
    select category_id, document_date, kept_from(null, created_at) as made_on
    from documents where id = ${id}`.execute(ctx.db)
  return rows[0] as Keeping
}

/**
 * Locks the categories of documents before these, in a transaction: what comes into one waits for who changes its years
 * (migration 0037), and would else wait while it holds documents that they want.
 */
export const lockCategoriesOf = (db: Database, ids: readonly number[]) =>
  sql`select from categories where id in (select category_id from documents where id = any(${ids}::integer[]))
    order by id for key share`.execute(db)

type Change = { categoryId?: number | null | undefined; documentDate?: string | null | undefined }

/** Whether a change lets a document be kept shorter, or under no schedule: by its category, or by an earlier day to count from. */
export async function isKeptShorter(ctx: Context, now: Keeping, change: Change): Promise<boolean> {
  const { categoryId, documentDate } = change
  if (documentDate !== undefined && (documentDate ?? now.madeOn) < (now.documentDate ?? now.madeOn)) return true
  return categoryId !== undefined && isShorterRetention(ctx, now.categoryId, categoryId)
}
