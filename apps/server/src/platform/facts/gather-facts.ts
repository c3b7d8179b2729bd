import type { Context } from '../context.ts'
import { isOfOne } from '../database/constraints.ts'
import type { Database } from '../database/database.ts'
import { gathering } from '../gather.ts'
import type { Happened } from './fact.ts'
import { type FactRow, toRow, writeFacts, writeRows } from './write-facts.ts'

const most = 500

/**
 * Writes a fact that no other change goes with, and ends when it is committed. Many who read at the same time share a
 * statement and its commit; a row that can't stand fails its own writer alone.
 */
export async function writeGathered(ctx: Context, happened: Happened): Promise<void> {
  if (ctx.db.isTransaction || ctx.jobs.queuesOn(happened.name).length > 0) return writeFacts(ctx, [happened])
  await write(ctx.db, toRow(ctx, happened))
}

const write = gathering<Database, FactRow, void>(most, async (db, some) => {
  const together = some.map(({ item }) => item)
  try {
    await writeRows(db, together)
    for (const { resolve } of some) resolve()
  } catch (error) {
    if (!isOfOne(error)) throw error
    for (const { item, resolve, reject } of some) await writeRows(db, [item]).then(() => resolve(), reject)
  }
})
