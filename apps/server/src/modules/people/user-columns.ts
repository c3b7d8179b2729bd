import type { UserRef } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { avatarUrl } from './users.queries.ts'

type Field = 'Id' | 'FirstName' | 'LastName' | 'Email' | 'Position' | 'AvatarUrl'
/** A UserRef laid flat in a row: `ownerUserId`, `ownerUserFirstName` … for the prefix `ownerUser`. */
export type UserColumns<P extends string> = { [F in Field as `${P}${F}`]: string | null }

/**
 * A UserRef as columns, for lists of many rows: there PostgreSQL takes several times as long to build JSON. `alias` is
 * the users table's alias, `prefix` begins the columns' names.
 */
export function userColumns(alias: string, prefix: string): RawBuilder<unknown> {
  const columns = { Id: 'id', FirstName: 'firstName', LastName: 'lastName', Email: 'email', Position: 'position' }
  const told = Object.entries(columns).map(
    ([field, column]) => sql`${sql.ref(`${alias}.${column}`)} as ${sql.ref(`${prefix}${field}`)}`,
  )
  return sql`${sql.join(told)}, ${avatarUrl(alias)} as ${sql.ref(`${prefix}AvatarUrl`)}`
}

/** Reads what `userColumns` selected; null where there is nobody. */
export function userReader<P extends string>(prefix: P): (row: UserColumns<P>) => UserRef | null {
  const key = (field: Field) => `${prefix}${field}` as const
  const [id, first, last] = [key('Id'), key('FirstName'), key('LastName')]
  const [email, position, avatar] = [key('Email'), key('Position'), key('AvatarUrl')]
  return (row) =>
    row[id] === null
      ? null
      : {
          id: row[id],
          firstName: row[first] ?? '',
          lastName: row[last] ?? '',
          email: row[email] ?? '',
          position: row[position],
          avatarUrl: row[avatar],
        }
}
