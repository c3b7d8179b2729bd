import type { QueueHealth, SystemHealth, UserRef } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { mayAlterFactsSql } from '../../../platform/facts/fact-keeper.ts'
import { findKeptLeaver } from '../../identities/index.ts'
import { userRefJson } from '../../people/index.ts'

/**
 * Work that waits (in the queue or on its way there), runs and was given up, by queue, and since when the oldest could have
 * been done. Queues without any work are in it too.
 */
export async function listQueues(ctx: Context): Promise<QueueHealth[]> {
  const { rows } = await sql<QueueHealth>`
    select q.name, (coalesce(j.waiting, 0) + coalesce(o.waiting, 0))::int as waiting, coalesce(j.active, 0)::int as active,
      coalesce(j.failed, 0)::int as failed, least(j.oldest_waiting_at, o.oldest_waiting_at) as oldest_waiting_at, s.cron as schedule
    from pgboss.queue q left join pgboss.schedule s on s.name = q.name
    left join (select queue, count(*) as waiting, min(ordered_at) as oldest_waiting_at from job_outbox group by queue) o on o.queue = q.name
    left join (
      select name, count(*) filter (where state in ('created', 'retry')) as waiting, count(*) filter (where state = 'active') as active,
        count(*) filter (where state = 'failed') as failed,
        min(greatest(created_on, start_after)) filter (where state in ('created', 'retry') and start_after <= now()) as oldest_waiting_at
      from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name
    ) j on j.name = q.name
    where q.name not like '\_\_pgboss%' order by q.name`.execute(ctx.db)
  return rows
}

export async function readDatabase(ctx: Context): Promise<SystemHealth['database']> {
  const { rows } = await sql<SystemHealth['database']>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size_bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as most_connections,
      (select json_agg(json_build_object('name', name, 'appliedAt', instant_text(applied_at)) order by name) from migrations) as migrations`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row) throw new Error('The database did not answer.')
  return row
}

interface Kept {
  blobs: number
  blobBytes: number
  unread: number
  unreadable: number
}

export async function readBlobs(ctx: Context): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select count(*)::int as blobs, coalesce(sum(size), 0)::bigint as blob_bytes,
      count(*) filter (where derived_at is null and failure_code is null)::int as unread,
      count(*) filter (where failure_code is not null)::int as unreadable from blobs`.execute(ctx.db)
  return rows[0] ?? { blobs: 0, blobBytes: 0, unread: 0, unreadable: 0 }
}

type Mail = Omit<SystemHealth['mail'], 'isSending'>

export async function readMail(ctx: Context): Promise<Mail> {
  const { rows } = await sql<Mail>`
    select count(*) filter (where sent_at is null and failed_at is null)::int as waiting,
      count(*) filter (where sent_at is null and failed_at is not null)::int as failed,
      min(created_at) filter (where sent_at is null and failed_at is null) as oldest_waiting_at,
      (select count(*)::int from mails where sent_at >= date_trunc('day', ${ctx.clock.now().toISOString()}::timestamptz, ${ctx.config.TIME_ZONE})
        and created_at > ${ctx.clock.now().toISOString()}::timestamptz - interval '3 days') as sent_today
    from mails where sent_at is null`.execute(ctx.db)
  return rows[0] ?? { waiting: 0, failed: 0, oldestWaitingAt: null, sentToday: 0 }
}

export async function readChain(ctx: Context): Promise<SystemHealth['chain']> {
  const { rows } = await sql<SystemHealth['chain']>`
    select coalesce((select max(number) from fact_seals), 0)::bigint as sealed_up_to,
      (select count(*)::int from facts where id > coalesce((select max(fact_id) from fact_seals), 0)) as unsealed,
      c.finished_at as last_verified_at, c.outcome = 'intact' as is_intact, (${sql.raw(mayAlterFactsSql)}) as is_alterable
    from (select 1) one left join lateral (select finished_at, outcome from fact_checks
      where outcome in ('intact', 'broken') order by id desc limit 1) c on true`.execute(ctx.db)
  return rows[0] ?? { sealedUpTo: 0, unsealed: 0, lastVerifiedAt: null, isIntact: null, isAlterable: true }
}

/** Active administrators, and the only one of them where the HR system says that they have left. */
export async function readAdministrators(ctx: Context): Promise<SystemHealth['administrators']> {
  const keptId = await findKeptLeaver(ctx.db)
  const { rows } = await sql<{ id: string; person: UserRef }>`
    select u.id, ${userRefJson('u')} as person from users u
    where u.is_administrator and u.accepted_at is not null and u.email_confirmed_at is not null and u.deactivated_at is null`.execute(
    ctx.db,
  )
  const [only] = rows
  const hasLeft = rows.length === 1 && only?.id === keptId
  return { active: rows.length, left: hasLeft ? only.person : null }
}
