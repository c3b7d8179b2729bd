import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { worker } from '../../../platform/jobs/subscriber.ts'
import { addDays, todayOf } from '../../holidays/index.ts'
import { requestAnonymised } from '../requests.facts.ts'
import { forgetPerson } from './forget-person.ts'
import { unlessOver } from './unless-over.ts'

export const requestAnonymisingQueue = 'request-anonymising'
const piece = 200

/** Every hour: what was closed longer ago than requests are kept with names (`REQUESTS_NAMED_DAYS`) is made anonymous. */
export const requestAnonymising = worker(requestAnonymisingQueue, z.object({}), anonymiseRequests, {
  schedule: '23 * * * *',
})

async function anonymiseRequests(ctx: Context): Promise<void> {
  const last = addDays(todayOf(ctx), -ctx.config.REQUESTS_NAMED_DAYS)
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number }>`
      select id from document_requests where status = 'resolved' and anonymised_at is null and closed_on <= ${last}::date
        and id > ${after} order by id limit ${piece}`.execute(ctx.db)
    for (const { id } of rows) await anonymise(ctx, id, last)
    const end = rows.at(-1)
    if (!end) return
    after = end.id
  }
}

const anonymise = (ctx: Context, id: number, last: string): Promise<void> =>
  unlessOver(ctx, { id, action: 'anonymise' }, async (ctx, request) => {
    // Reopened and answered again meanwhile, it begins anew.
    if (request.closedOn === null || request.closedOn > last) return
    await forgetPerson(ctx, request)
    await ctx.publish(requestAnonymised({}, { requestId: id, trackingNo: request.trackingNo }))
  })
