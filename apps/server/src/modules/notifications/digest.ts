import { type Language, mailedNotices } from '@sinupan/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { type Subscriber, worker } from '../../platform/jobs/subscriber.ts'
import { asMail } from '../../platform/mail/letter.ts'
import { digestTexts } from './letters/digest.ts'

export const digestQueue = 'notice-digests'

/** The hour of the institution's day at which the digests are written. */
const hourOfDigest = 7

interface Due {
  id: string
  email: string
  firstName: string
  language: Language
  counts: Record<string, number>
}

/** Every hour, and once a day at its hour: one mail for all notices of the kinds that a person wants gathered. */
export const noticeDigests: Subscriber = worker(
  digestQueue,
  z.object({ isNow: z.boolean().default(false) }),
  (ctx, { isNow }) =>
    isNow || hourIn(ctx.config.TIME_ZONE, ctx.clock.now()) === hourOfDigest ? writeDigests(ctx) : Promise.resolve(),
  { schedule: '7 * * * *' },
)

const hourIn = (timeZone: string, instant: Date): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(instant))

/**
 * What was not read since the last one, counted by kind. It names nothing and nobody, so that no right has to be judged
 * again and nothing that is classified leaves the institution.
 */
function writeDigests(ctx: Context): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const { rows } = await sql<Due>`
      with due as (
        update users set digested_at = ${now.toISOString()} from (
          select id, coalesce(digested_at, ${now.toISOString()}::timestamptz - interval '1 day') as since from users
          where digest_notices <> '{}' and accepted_at is not null and email_confirmed_at is not null and deactivated_at is null
            and (digested_at is null or digested_at < ${now.toISOString()}::timestamptz - interval '12 hours')
          order by id for no key update
        ) as before where users.id = before.id
        returning users.id, users.email, users.first_name, users.language, users.digest_notices, users.unmailed_notices, before.since
      )
      select due.id, due.email, due.first_name, due.language, json_object_agg(counted.kind, counted.count) as counts
      from due cross join lateral (
        select n.kind, count(*)::int as count from notifications n
        where n.user_id = due.id and n.created_at > due.since and n.read_at is null
          and n.kind = any(due.digest_notices) and n.kind <> all(due.unmailed_notices)
        group by n.kind
      ) as counted group by due.id, due.email, due.first_name, due.language`.execute(ctx.db)
    await ctx.mail.put(
      ctx.db,
      rows.map((one) => asMail(ctx.config, letterTo(one))),
    )
  })
}

function letterTo({ email, firstName, language, counts }: Due) {
  const say = digestTexts[language]
  const kinds = mailedNotices.filter((kind) => (counts[kind] ?? 0) > 0)
  const total = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
  return {
    recipient: email,
    language,
    subject: say.subject(total),
    greeting: say.greeting(firstName),
    paragraphs: [say.lead, ...kinds.map((kind) => `${say.kinds[kind]}: ${counts[kind] ?? 0}`)],
    button: { label: say.label, path: '/archive' },
  }
}
