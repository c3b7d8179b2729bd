import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

/** After so long without a sign of life nobody writes any more. */
const silence = '10 minutes'

const nowOf = ({ clock }: Context) => clock.now().toISOString()

/** Begins to write the index anew, or finds the writing that is under way. */
export async function openRebuild(ctx: Context, askedBy: string | null): Promise<{ id: number; isNew: boolean }> {
  const now = nowOf(ctx)
  await sql`update search_rebuilds set outcome = 'stopped', finished_at = ${now}
    where finished_at is null and progressed_at < ${now}::timestamptz - ${silence}::interval`.execute(ctx.db)
  const { rows: made } = await sql<{ id: number }>`
    insert into search_rebuilds (asked_at, asked_by, progressed_at) values (${now}, ${askedBy}, ${now})
    on conflict ((true)) where finished_at is null do nothing returning id`.execute(ctx.db)
  if (made[0]) return { id: made[0].id, isNew: true }
  const { rows } = await sql<{ id: number }>`select id from search_rebuilds where finished_at is null`.execute(ctx.db)
  // It has ended in between.
  if (!rows[0]) return openRebuild(ctx, askedBy)
  return { id: rows[0].id, isNew: false }
}

/** Counts, once, how much is to be written; false where the writing has ended. */
export async function takeUpRebuild(ctx: Context, id: number): Promise<boolean> {
  const now = nowOf(ctx)
  const { numAffectedRows } = await sql`
    update search_rebuilds set started_at = coalesce(started_at, ${now}), progressed_at = ${now},
      total = case when started_at is null then (select count(*) from documents where is_living) else total end,
      last_entry = case when started_at is null then (select coalesce(max(id), 0) from search_entries) else last_entry end
    where id = ${id} and finished_at is null`.execute(ctx.db)
  return numAffectedRows === 1n
}

export interface Position {
  /** The entry that was written anew last, and the last one of those from before. */
  entryPosition: number
  lastEntry: number
  /** The last document that had no entry, where those are being written. */
  documentPosition: number
}

/** Where a writing stands; locked until the transaction ends. Undefined where it has ended. */
export async function holdRebuild(ctx: Context, id: number): Promise<Position | undefined> {
  const { rows } = await sql<Position>`
    select entry_position, last_entry, document_position from search_rebuilds
    where id = ${id} and finished_at is null for update`.execute(ctx.db)
  return rows[0]
}

/** Keeps how far it came, and how many documents it wrote since. */
export async function keepProgress(
  ctx: Context,
  id: number,
  { entryPosition, documentPosition }: Position,
  count: number,
) {
  await sql`update search_rebuilds set entry_position = ${entryPosition}, document_position = ${documentPosition},
    written = written + ${count}, progressed_at = ${nowOf(ctx)} where id = ${id}`.execute(ctx.db)
}

export async function finishRebuild(ctx: Context, id: number): Promise<void> {
  await sql`update search_rebuilds set outcome = 'done', finished_at = ${nowOf(ctx)} where id = ${id}`.execute(ctx.db)
}
