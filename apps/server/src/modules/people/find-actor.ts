import { sql } from 'kysely'
import type { Config } from '../../config.ts'
import { type Actor, anonymous, type UserActor } from '../../platform/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { gatheredReads } from '../../platform/database/gathered-reads.ts'
import { referenceData, referenceGeneration } from '../../platform/database/reference-data.ts'
import { isRequiredOf } from './second-factor/required-of.ts'

/** What somebody may do; nobody without an active account has any. */
interface Duties {
  userId: string
  homeUnitId: number | null
  isAdministrator: boolean
  unitIds: number[]
  campusIds: number[]
  isCru: boolean
  approves: string[]
  /** Whom they stand for from when to when, whether or not it is time. */
  standIns: readonly { place: string; approverId: string; from: number; to: number }[]
  hasSecondFactor: boolean
}

/** The duties of people, by id: of the account and all that it was given. */
const dutiesReferences = referenceData(
  async (db, userIds: readonly string[]) => {
    const { rows } = await sql<Duties & { key: string; generation: number }>`
      with who as (
        select u.id, u.home_unit_id, u.is_administrator from users u
        where u.id = any(${userIds}::uuid[]) and u.accepted_at is not null and u.email_confirmed_at is not null and u.deactivated_at is null
      )
      select ${referenceGeneration} as generation, who.id as key, who.id as user_id, who.home_unit_id, who.is_administrator,
        mine.unit_ids, mine.campus_ids, mine.is_cru,
        coalesce((select array_agg(campus_id || ':' || group_id) from approvers where approver_id = who.id), '{}') as approves,
        coalesce((select json_agg(json_build_object('place', a.campus_id || ':' || a.group_id, 'approverId', a.approver_id,
            'from', extract(epoch from d.starts_at) * 1000, 'to', extract(epoch from d.ends_at) * 1000))
          from approver_delegations d join approvers a on a.approver_id = d.approver_id
          where d.delegate_id = who.id and d.ended_at is null), '[]') as stand_ins,
        exists (select from second_factors f where f.user_id = who.id and f.enabled_at is not null) as has_second_factor
      from who, lateral (
        select coalesce(array_agg(n.id order by n.id = who.home_unit_id, n.id), '{}') as unit_ids,
          coalesce(bool_or(n.is_cru), false) as is_cru,
          coalesce((select array_agg(distinct id) from (
            select unnest(array_agg(o.campus_id)) as id union all select campus_id from campus_grants where user_id = who.id) as c), '{}') as campus_ids
        from units n join offices o on o.id = n.office_id
        where n.id in (select who.home_unit_id union select unit_id from unit_memberships where user_id = who.id)
      ) as mine`.execute(db)
    return rows
  },
  ({ key: _, generation: __, ...duties }): Duties => duties,
)

interface SessionRow {
  key: string
  userId: string
  expiresAt: string
  lastSeenAt: string
  generation: number
}

/** Sessions that nobody has ended, those of requests that come at the same time with one statement. */
const findSession = gatheredReads(async (db, ids: readonly string[]) => {
  const { rows } = await sql<SessionRow>`
    select s.id as key, s.user_id as "userId", s.expires_at as "expiresAt", s.last_seen_at as "lastSeenAt", ${referenceGeneration} as generation
    from sessions s where s.id = any((select ${ids}::uuid[])::uuid[]) and s.ended_at is null`.execute(db)
  return new Map(rows.map((row) => [row.key, row]))
})
const seenAgainAfterMs = 60_000

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
  const session = await findSession(db, sessionId)
  if (!session || Date.parse(session.expiresAt) <= now.getTime()) return anonymous
  const duties = (await dutiesReferences(db, session.generation, [session.userId])).get(session.userId)
  if (!duties) return anonymous
  const isStale = Date.parse(session.lastSeenAt) < now.getTime() - seenAgainAfterMs
  if (isStale)
    await db.updateTable('sessions').set({ lastSeenAt: now.toISOString() }).where('id', '=', sessionId).execute()
  const actor = actorFrom(duties, { sessionId, now })
  const mustSetUp = config !== undefined && !duties.hasSecondFactor && isRequiredOf(config, actor)
  return mustSetUp ? { kind: 'anonymous', setsUp: actor } : actor
}

/** Somebody as they would act now, to tell what they see; undefined where they have no active account. */
export async function findActorOfUser(db: Database, userId: string, now: Date): Promise<UserActor | undefined> {
  const { rows } = await sql<{ generation: number }>`select ${referenceGeneration} as generation`.execute(db)
  const duties = (await dutiesReferences(db, rows[0]?.generation ?? 0, [userId])).get(userId)
  return duties && actorFrom(duties, { sessionId: '', now })
}

function actorFrom(
  { hasSecondFactor: _, approves, standIns, ...duties }: Duties,
  { sessionId, now }: { sessionId: string; now: Date },
): UserActor {
  const time = now.getTime()
  const places = new Map(
    standIns.filter(({ from, to }) => from <= time && time < to).map(({ place, approverId }) => [place, approverId]),
  )
  // What somebody decides on in another's place they decide on.
  return { kind: 'user', sessionId, ...duties, approves: new Set([...approves, ...places.keys()]), inPlaceOf: places }
}
