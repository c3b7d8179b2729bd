import type { AccountState, List, listUsers as listUsersCall, QueryOf, User, UserRef } from '@sinupan/contract'
import { exactTotalLimit } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { asList } from '../../platform/database/page.ts'
import { isNamed } from './named.ts'
import { readUsers } from './users.queries.ts'

type UsersQuery = Partial<QueryOf<typeof listUsersCall>> & { page: number; pageSize: number }

const states: Record<AccountState, RawBuilder<boolean>> = {
  waiting: sql`u.accepted_at is null and u.deactivated_at is null`,
  invited: sql`u.accepted_at is not null and u.email_confirmed_at is null and u.deactivated_at is null`,
  active: sql`u.accepted_at is not null and u.email_confirmed_at is not null and u.deactivated_at is null`,
  deactivated: sql`u.deactivated_at is not null`,
}

// Of few people: they are looked up.
const worksIn = (units: RawBuilder<unknown>) => sql<boolean>`u.id in (
  select id from users where home_unit_id in (${units}) union select user_id from unit_memberships where unit_id in (${units}))`
// Of many: everybody is judged, in the order of the list, until its page is full.
const worksAmong = (units: RawBuilder<unknown>) =>
  sql<boolean>`(u.home_unit_id in (${units}) or u.id in (select user_id from unit_memberships where unit_id in (${units})))`

function conditionsOf(query: UsersQuery): RawBuilder<boolean>[] {
  const { search, campusId, officeId, deliveryUnitId, isAdmin, isActive, state } = query
  return [
    ...(search ? [isNamed(search)] : []),
    ...(campusId
      ? [worksAmong(sql`select n.id from units n join offices o on o.id = n.office_id where o.campus_id = ${campusId}`)]
      : []),
    ...(officeId ? [worksIn(sql`select id from units where office_id = ${officeId}`)] : []),
    ...(deliveryUnitId ? [worksIn(sql`${deliveryUnitId}`)] : []),
    ...(isAdmin === undefined ? [] : [sql<boolean>`u.is_administrator = ${isAdmin}`]),
    ...(isActive === undefined
      ? []
      : [sql<boolean>`(u.accepted_at is not null and u.deactivated_at is null) = ${isActive}`]),
    ...(state ? [states[state]] : []),
  ]
}

const orders = { name: ['last_name', 'first_name'], createdAt: ['created_at'], lastLoginAt: ['last_sign_in_at'] }

function orderOf({ sort = 'name', order = 'asc' }: UsersQuery): RawBuilder<unknown> {
  const way = order === 'desc' ? sql`desc nulls last` : sql``
  const columns = [...orders[sort], 'id'].map((column) => sql`${sql.ref(`u.${column}`)} ${way}`)
  return sql.join(columns)
}

/** Accounts as an administrator lists them. */
export async function listUsers(db: Database, query: UsersQuery): Promise<List<User>> {
  const where = sql.join([sql`true`, ...conditionsOf(query)], sql` and `)
  const { page, pageSize } = query
  const [{ rows: found }, { rows: counted }] = await Promise.all([
    sql<{ id: string }>`select u.id from users u where ${where} order by ${orderOf(query)}
      limit ${pageSize} offset ${page * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total
      from (select from users u where ${where} limit ${exactTotalLimit + 1}) counted`.execute(db),
  ])
  const ids = found.map((row) => row.id)
  const users =
    ids.length > 0 ? await readUsers(db, sql`u.id = any(${ids}) order by array_position(${ids}::uuid[], u.id)`) : []
  return asList(users, counted[0]?.total ?? 0)
}

export const readUser = async (db: Database, id: string): Promise<User | undefined> =>
  (await readUsers(db, sql`u.id = ${id}`))[0]

type MembersQuery = { page: number; pageSize: number; search?: string | undefined }

/** The active people of a unit by name, whether it is their home unit or a further one. */
export async function listMembers(db: Database, unitId: number, query: MembersQuery): Promise<List<UserRef>> {
  const { page, pageSize, search } = query
  const where = sql`${states.active} and ${worksIn(sql`${unitId}`)} and ${isNamed(search ?? '')}`
  const { rows } = await sql<UserRef & { inAll: number }>`
    select u.id, u.first_name, u.last_name, u.email, u.position, count(*) over ()::int as in_all from users u where ${where}
    order by u.last_name, u.first_name, u.id limit ${pageSize} offset ${page * pageSize}`.execute(db)
  return asList(
    rows.map(({ inAll: _, ...row }) => row),
    rows[0]?.inAll ?? 0,
  )
}
