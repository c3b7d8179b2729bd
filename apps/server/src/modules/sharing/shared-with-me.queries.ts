import type { listSharedWithMe, QueryOf, ResponseOf, SharedWithMe } from '@sinupan/contract'
import { sql } from 'kysely'
import { type Actor, unitsOf, userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { isClassifiedNow, presentDocument, selectDocumentRows } from '../documents/index.ts'
import { userRefJson } from '../people/index.ts'

type Told = Pick<SharedWithMe, 'sharedBy' | 'sharedAt' | 'sharedUntil' | 'isNew'>

// Every living share that names the actor or a unit of theirs, whatever became of its document.
const sharesTo = (actor: Actor) => sql`
  select given.document_id, s.created_at, s.expires_at, s.created_by
  from reading_grants given join shares s on s.id = given.source_id
  where given.via = 'share' and s.created_by <> ${userIdOf(actor)}::uuid
    and (given.user_id = ${userIdOf(actor)}::uuid or given.unit_id = any(${unitsOf(actor)}::integer[]))`

const lastVisit = (actor: Actor) =>
  sql`coalesce((select at from share_visits where user_id = ${userIdOf(actor)}::uuid), '-infinity')`

/** What was shared with the actor by name or through a unit, each document once: by whom and when last, until when. */
export async function listShared(
  ctx: Context,
  { sort = 'shared', order, ...query }: QueryOf<typeof listSharedWithMe>,
): Promise<ResponseOf<typeof listSharedWithMe>> {
  const { actor } = ctx
  const latest = sql`(select max(created_at) from (${sharesTo(actor)}) as s where s.document_id = d.id)`
  const isSeen = sql`d.is_living and not ${isClassifiedNow} and d.id in (select document_id from (${sharesTo(actor)}) as s)`
  const { rows, total } = await selectDocumentRows<Told>(ctx, {
    ...query,
    where: isSeen,
    ...(sort === 'shared' ? { first: sql`${latest} ${order === 'asc' ? sql`asc` : sql`desc`}` } : { sort, order }),
    joins: sql`cross join lateral (
      select max(s.created_at) as at, case when bool_and(s.expires_at is not null) then max(s.expires_at) end as until,
        (array_agg(s.created_by order by s.created_at desc))[1] as maker_id
      from (${sharesTo(actor)}) as s where s.document_id = d.id
    ) as shared left join users maker on maker.id = shared.maker_id`,
    columns: sql`${userRefJson('maker')} as "sharedBy", shared.at as "sharedAt", shared.until as "sharedUntil",
      shared.at > ${lastVisit(actor)} as "isNew"`,
  })
  const items = rows.map(({ sharedBy, sharedAt, sharedUntil, isNew, ...row }) => ({
    ...presentDocument(ctx, row, 'working'),
    ...{ sharedBy, sharedAt, sharedUntil, isNew },
  }))
  return { ...asList(items, total), newCount: await countNew(ctx) }
}

/** How many documents were shared with the actor since they last said that they saw the list. */
async function countNew({ db, actor }: Context): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct d.id)::int as count from (${sharesTo(actor)}) as s join documents d on d.id = s.document_id
    where d.is_living and not ${isClassifiedNow} and s.created_at > ${lastVisit(actor)}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function markSeen({ db, actor, clock }: Context): Promise<string> {
  const at = clock.now().toISOString()
  await sql`insert into share_visits (user_id, at) values (${userIdOf(actor)}, ${at})
    on conflict (user_id) do update set at = greatest(share_visits.at, excluded.at)`.execute(db)
  return at
}
