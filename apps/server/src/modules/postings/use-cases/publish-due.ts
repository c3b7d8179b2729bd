import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { worker } from '../../../platform/jobs/subscriber.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { deliverToPools } from '../../pools/index.ts'
import { clearHour } from '../deciding.store.ts'
import { postingPublished } from '../postings.facts.ts'
import { withPosting } from '../require-posting.ts'

export const publishQueue = 'publish-postings'
const piece = 500

/**
 * Every minute: what was approved for an hour that has come is told of, so that the search finds it and its unit knows.
 * Doors show it from that hour on by themselves (`isOut`), and never before.
 */
export const publishing = worker(publishQueue, z.object({}), publishDue, { schedule: '* * * * *' })

async function publishDue(ctx: Context): Promise<void> {
  for (let due = await listDue(ctx, 0); due.length > 0; due = await listDue(ctx, due.at(-1) ?? 0))
    for (const id of due) await publish(ctx, id)
}

async function listDue(ctx: Context, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from postings where publish_at <= now() and ended_at is null and status = 'approved' and id > ${after}
    order by id limit ${piece}`.execute(ctx.db)
  return rows.map((row) => row.id)
}

async function publish(ctx: Context, id: number): Promise<void> {
  try {
    await withPosting(ctx, { id }, 'publish', async (ctx, posting) => {
      const published = await clearHour(ctx.db, posting)
      if (!published) return
      await deliverToPools(ctx, posting)
      const { document, accessLevelId } = posting
      const subject = { documentId: document.id, unitId: document.unitId, postingId: id }
      await ctx.publish(postingPublished(subject, { accessLevelId, name: published.name }))
    })
  } catch (error) {
    // Taken back meanwhile: there is nothing to tell of.
    if (!(error instanceof Refusal)) throw error
  }
}
