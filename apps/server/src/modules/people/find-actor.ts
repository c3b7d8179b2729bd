import { type RawBuilder, sql } from 'kysely'
import type { Config } from '../../config.ts'
import { type Actor, anonymous, type UserActor } from '../../platform/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { isRequiredOf } from './second-factor/required-of.ts'

interface ActorRow {
  userId: string
  homeUnitId: number | null
  isAdministrator: boolean
  unitIds: number[]
  campusIds: number[]
  isCru: boolean
  approves: string[]
  inPlaceOf: Record<string, string>
  isStale: boolean
  hasSecondFactor: boolean
}

const isActive = sql`u.accepted_at is not null and u.email_confirmed_at is not null and u.deactivated_at is null`

const bySession = (sessionId: string, now: string) => sql`
    select u.id, u.home_unit_id, u.is_administrator, s.last_seen_at
    from sessions s join users u on u.id = s.user_id
    where s.id = ${sessionId} and s.ended_at is null and s.expires_at > ${now} and ${isActive}`
const byUser = (userId: string, now: string) => sql`
    select u.id, u.home_unit_id, u.is_administrator, ${now}::timestamptz as last_seen_at
    from users u where u.id = ${userId} and ${isActive}`

// One statement a request: the session, the account and every duty, as they are now.
const actorOf = (who: RawBuilder<unknown>, now: string) => sql<ActorRow>`
  with who as (${who}), mine as (
    select n.id, n.is_cru, o.campus_id from units n join offices o on o.id = n.office_id
    where n.id in (select home_unit_id from who union select unit_id from unit_memberships where user_id = (select id from who))
  )
  select who.id as "user_id", who.home_unit_id, who.is_administrator,
    coalesce((select array_agg(id order by id = who.home_unit_id, id) from mine), '{}') as unit_ids,
    coalesce((select array_agg(distinct campus_id) from (
      select campus_id from mine union all select campus_id from campus_grants where user_id = who.id) as c), '{}') as campus_ids,
    coalesce((select bool_or(is_cru) from mine), false) as is_cru,
    coalesce((select array_agg(campus_id || ':' || group_id) from approvers where approver_id = who.id), '{}') as approves,
    coalesce((select json_object_agg(a.campus_id || ':' || a.group_id, a.approver_id)
      from approver_delegations d join approvers a on a.approver_id = d.approver_id
      where d.delegate_id = who.id and d.ended_at is null and d.starts_at <= ${now} and d.ends_at > ${now}), '{}') as in_place_of,
    exists (select from second_factors f where f.user_id = who.id and f.enabled_at is not null) as has_second_factor,
    who.last_seen_at < ${now}::timestamptz - interval '1 minute' as is_stale
  from who`

/**
 * The person behind a session as the database knows them now; anonymous when the session was ended or has expired,
 * or the account is not (or no longer) accepted, confirmed and active. With `config`, who has to set up a second factor
 * is anonymous too, and may do nothing but that.
 */
export async function findActor(
  db: Database,
  sessionId: string,
  now: Date,
  config?: Pick<Config, 'SECOND_FACTOR_REQUIRED_FOR'>,
): Promise<Actor> {
  const { rows } = await actorOf(bySession(sessionId, now.toISOString()), now.toISOString()).execute(db)
  const [row] = rows
  if (!row) return anonymous
  if (row.isStale)
    await db.updateTable('sessions').set({ lastSeenAt: now.toISOString() }).where('id', '=', sessionId).execute()
  const actor = actorFrom(row, sessionId)
  const mustSetUp = config !== undefined && !row.hasSecondFactor && isRequiredOf(config, actor)
  return mustSetUp ? { kind: 'anonymous', setsUp: actor } : actor
}

/** Somebody as they would act now, to tell what they see; undefined where they have no active account. */
export async function findActorOfUser(db: Database, userId: string, now: Date): Promise<UserActor | undefined> {
  const { rows } = await actorOf(byUser(userId, now.toISOString()), now.toISOString()).execute(db)
  const [row] = rows
  return row && actorFrom(row, '')
}

function actorFrom(row: ActorRow, sessionId: string): UserActor {
  const { isStale: _, hasSecondFactor: __, approves, inPlaceOf, ...duties } = row
  const places = new Map(Object.entries(inPlaceOf))
  // What somebody decides on in another's place they decide on.
  return { kind: 'user', sessionId, ...duties, approves: new Set([...approves, ...places.keys()]), inPlaceOf: places }
}
