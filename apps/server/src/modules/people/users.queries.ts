import type { User, UserRef } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** A UserRef as JSON, for one column of a bigger query; `alias` is the users table's alias there. */
export const userRefJson = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<UserRef | null>`case when ${column('id')} is not null then json_build_object('id', ${column('id')},
    'firstName', ${column('firstName')}, 'lastName', ${column('lastName')}, 'email', ${column('email')}, 'position', ${column('position')}) end`
}

const unitJson = sql`json_build_object('id', n.id, 'name', n.name, 'isCRU', n.is_cru, 'office',
  json_build_object('id', o.id, 'name', o.name, 'shortName', o.short_name, 'campus',
    json_build_object('id', c.id, 'campusName', c.name, 'shortName', c.short_name)))`

interface UserRow extends Omit<User, 'deliveryUnit' | 'deliveryUnitIds' | 'isCru'> {
  deliveryUnits: User['deliveryUnits']
  homeUnitId: number | null
}

/** A user with their units, the home unit last. */
export async function findUser(db: Database, userId: string): Promise<User | undefined> {
  const { rows } = await sql<UserRow>`
    select u.id, u.first_name, u.last_name, u.middle_name, u.email, u.user_name, u.position,
      u.email_confirmed_at is not null as email_confirm, u.is_administrator as is_admin,
      u.deactivated_at is null as is_active, u.accepted_at, u.created_at, u.last_sign_in_at as last_login_at, u.version,
      exists (select from approvers where approver_id = u.id) as is_approver, u.home_unit_id,
      coalesce((select json_agg(${unitJson} order by n.id = u.home_unit_id, n.id)
        from units n join offices o on o.id = n.office_id join campuses c on c.id = o.campus_id
        where n.id = u.home_unit_id or n.id in (select unit_id from unit_memberships where user_id = u.id)), '[]') as delivery_units
    from users u where u.id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { homeUnitId, ...user } = row
  return {
    ...user,
    isCru: row.deliveryUnits.some((unit) => unit.isCRU),
    deliveryUnit: row.deliveryUnits.find((unit) => unit.id === homeUnitId) ?? null,
    deliveryUnitIds: row.deliveryUnits.map((unit) => unit.id),
  }
}

/** Active people by name, user name or e-mail, for pickers. */
export const listDirectoryEntries = (db: Database, search: string): Promise<UserRef[]> =>
  db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'position'])
    .where('acceptedAt', 'is not', null)
    .where('deactivatedAt', 'is', null)
    .where(
      sql<boolean>`(first_name || ' ' || last_name || ' ' || user_name || ' ' || email) ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`,
    )
    .orderBy('lastName')
    .orderBy('firstName')
    .orderBy('id')
    .limit(20)
    .execute()
