import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { advisoryLock } from '../../../platform/database/advisory-lock.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { worker } from '../../../platform/jobs/subscriber.ts'
import { finishRebuild, holdRebuild, keepProgress, type Position, takeUpRebuild } from './rebuilds.store.ts'
import { reindex } from './reindex.ts'

export const rebuildsQueue = 'search-rebuild'

/** So many documents in a transaction, and so long in one job: it must end before the queue gives it up. */
const part = { documents: 200, milliseconds: 300_000 }

export const rebuilding = worker(rebuildsQueue, z.object({ rebuildId: z.number() }), (ctx, { rebuildId }) =>
  rebuildSearch(ctx, rebuildId),
)

/**
 * Writes all entries anew, from where a writing stands, in the order in which they were written, so that the newest stay those of the
 * newest documents. Searches go on meanwhile. Several may run it at once: each piece is written by one.
 */
export async function rebuildSearch(ctx: Context, id: number, { documents, milliseconds } = part): Promise<void> {
  if (!(await takeUpRebuild(ctx, id))) return
  const until = performance.now() + milliseconds
  for (;;) {
    if (!(await transaction(ctx, (ctx) => writePiece(ctx, id, documents)))) return
    if (performance.now() > until) return ctx.jobs.send(ctx.db, rebuildsQueue, { rebuildId: id })
  }
}

/** Whether there was something to write. */
async function writePiece(ctx: Context, id: number, most: number): Promise<boolean> {
  const position = await holdRebuild(ctx, id)
  if (!position) return false
  const next = (await nextWithEntries(ctx, position, most)) ?? (await nextWithout(ctx, position, most))
  if (!next) {
    await finishRebuild(ctx, id)
    return false
  }
  // As who brings entries up to date: first the lock, then the rows.
  await advisoryLock(ctx.db, 'searchEntry', ...next.ids)
  await sql`delete from search_entries where document_id = any(${next.ids})`.execute(ctx.db)
  await reindex(ctx, next.ids)
  await keepProgress(ctx, id, { ...position, ...next.reached }, next.ids.length)
  return true
}

interface Piece {
  ids: number[]
  reached: Partial<Position>
}

/** Documents by the entries that they had, also those of the trash, which lose them. */
async function nextWithEntries({ db }: Context, position: Position, most: number): Promise<Piece | undefined> {
  const { rows } = await sql<{ ids: number[] | null; last: number | null }>`
    select array_agg(distinct document_id) as ids, max(id) as last from (
      select id, document_id from search_entries where id > ${position.entryPosition} and id <= ${position.lastEntry} order by id limit ${most}
    ) as entry`.execute(db)
  const [{ ids, last } = { ids: null, last: null }] = rows
  return ids && last !== null ? { ids, reached: { entryPosition: last } } : undefined
}

async function nextWithout({ db }: Context, position: Position, most: number): Promise<Piece | undefined> {
  const { rows } = await sql<{ ids: number[] | null; last: number | null }>`
    select array_agg(id) as ids, max(id) as last from (
      select id from documents d where is_living and id > ${position.documentPosition}
        and not exists (select from search_entries e where e.document_id = d.id) order by id limit ${most}
    ) as document`.execute(db)
  const [{ ids, last } = { ids: null, last: null }] = rows
  return ids && last !== null ? { ids, reached: { documentPosition: last } } : undefined
}
