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

// Of few units: their people are looked up, by both indexes at once.
const worksIn = (units: RawBuilder<unknown>) => sql<boolean>`(u.home_unit_id = any(array(${units}))
  or u.id = any(array(select user_id from unit_memberships where unit_id in (${units}))))`
// Of many: everybody is judged, in the order of the list, until its page is full.
const worksAmong = (units: RawBuilder<unknown>) =>
  sql<boolean>`(u.home_unit_id in (${units}) or u.id in (select user_id from unit_memberships where unit_id in (${units})))`

function conditionOf(query: UsersQuery, reading: { readsRows: boolean }): RawBuilder<unknown> {
  const { search, campusId, officeId, deliveryUnitId, isAdmin, isActive, state } = query
  const at = reading.readsRows ? worksAmong : worksIn
  const conditions = [
    sql`true`,
    ...(search ? [isNamed(search, reading)] : []),
    ...(campusId
      ? [worksAmong(sql`select n.id from units n join offices o on o.id = n.office_id where o.campus_id = ${campusId}`)]
      : []),
    ...(officeId ? [at(sql`select id from units where office_id = ${officeId}`)] : []),
    ...(deliveryUnitId ? [at(sql`select ${deliveryUnitId}::int`)] : []),
    ...(isAdmin === undefined ? [] : [sql<boolean>`u.is_administrator = ${isAdmin}`]),
    ...(isActive === undefined
      ? []
      : [sql<boolean>`(u.accepted_at is not null and u.deactivated_at is null) = ${isActive}`]),
    ...(state ? [states[state]] : []),
  ]
  return sql.join(conditions, sql` and `)
}

const orders = { name: ['last_name', 'first_name'], createdAt: ['created_at'], lastLoginAt: ['last_sign_in_at'] }

function orderOf({ sort = 'name', order = 'asc' }: UsersQuery): RawBuilder<unknown> {
  const columns = [...orders[sort], 'id'].map((column) => sql.ref(`u.${column}`))
  if (order === 'asc') return sql.join(columns)
  // Who never signed in stands last either way; the other columns are never null and are read backwards.
  const way = sort === 'lastLoginAt' ? sql`desc nulls last` : sql`desc`
  return sql.join(columns.map((column) => sql`${column} ${way}`))
}

interface FoundPage {
  ids: string[]
  total: number
}

/** All that match are found and sorted, where they are few enough to be counted; else no page, and a total beyond. */
async function pageOfFew(db: Database, query: UsersQuery): Promise<FoundPage> {
  const columns = sql.join([...orders[query.sort ?? 'name'], 'id'].map((column) => sql.ref(`u.${column}`)))
  const { rows } = await sql<FoundPage>`
    with found as materialized (
      select ${columns} from users u where ${conditionOf(query, { readsRows: false })} limit ${exactTotalLimit + 1}
    ), counted as (select count(*)::int as total from found)
    select total, array(
      select u.id from found u where total <= ${exactTotalLimit} order by ${orderOf(query)}
      limit ${query.pageSize} offset ${query.page * query.pageSize}) as ids
    from counted`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

/** People are read in the order of the list until the page is full. */
async function pageOfMany(db: Database, query: UsersQuery): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where ${conditionOf(query, { readsRows: true })}
    order by ${orderOf(query)} limit ${query.pageSize} offset ${query.page * query.pageSize}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Accounts as an administrator lists them. */
export async function listUsers(db: Database, query: UsersQuery): Promise<List<User>> {
  const { ids: few, total } = await pageOfFew(db, query)
  const ids = total > exactTotalLimit ? await pageOfMany(db, query) : few
  const users =
    ids.length > 0 ? await readUsers(db, sql`u.id = any(${ids}) order by array_position(${ids}::uuid[], u.id)`) : []
  return asList(users, total)
}

export const readUser = async (db: Database, id: string): Promise<User | undefined> =>
  (await readUsers(db, sql`u.id = ${id}`))[0]

type MembersQuery = { page: number; pageSize: number; search?: string | undefined }

/** The active people of a unit by name, whether it is their home unit or a further one. */
export async function listMembers(db: Database, unitId: number, query: MembersQuery): Promise<List<UserRef>> {
  const { page, pageSize, search } = query
  const where = sql`${states.active} and ${worksIn(sql`select ${unitId}::int`)} and ${isNamed(search ?? '')}`
  const { rows } = await sql<UserRef & { inAll: number }>`
    select u.id, u.first_name, u.last_name, u.email, u.position, count(*) over ()::int as in_all from users u where ${where}
    order by u.last_name, u.first_name, u.id limit ${pageSize} offset ${page * pageSize}`.execute(db)
  return asList(
    rows.map(({ inAll: _, ...row }) => row),
    rows[0]?.inAll ?? 0,
  )
}
