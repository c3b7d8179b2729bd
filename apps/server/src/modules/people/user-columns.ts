import type { UserRef } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { avatarUrl } from './users.queries.ts'

type Field = 'Id' | 'FirstName' | 'LastName' | 'Email' | 'Position' | 'AvatarUrl'
type Keys = [string, string, string, string, string, string]
/** A UserRef laid flat in a row: `ownerUserId`, `ownerUserFirstName` … for the prefix `ownerUser`. */
export type UserColumns<P extends string> = { [F in Field as `${P}${F}`]: string | null }

/**
 * A UserRef as columns, for lists of many rows: there PostgreSQL takes several times as long to build JSON. `alias` is
 * the users table's alias, `prefix` begins the columns' names.
 */
export function userColumns(alias: string, prefix: string): RawBuilder<unknown> {
  const columns = { Id: 'id', FirstName: 'firstName', LastName: 'lastName', Email: 'email', Position: 'position' }
  const told = Object.entries(columns).map(
    ([field, column]) => sql`${sql.ref(`${alias}.${column}`)} as ${sql.raw(`"${prefix}${field}"`)}`,
  )
  return sql`${sql.join(told)}, ${avatarUrl(alias)} as ${sql.raw(`"${prefix}AvatarUrl"`)}`
}

/** Reads what `userColumns` selected; null where there is nobody. */
export function userReader<P extends string>(prefix: P): (row: UserColumns<P>) => UserRef | null {
  const fields = ['Id', 'FirstName', 'LastName', 'Email', 'Position', 'AvatarUrl'] as const
  const [id, first, last, email, position, avatar] = fields.map((field) => `${prefix}${field}`) as unknown as Keys
  return (columns) => {
    const row = columns as Record<string, string | null>
    const userId = row[id]
    if (!userId) return null
    return {
      id: userId,
      firstName: row[first] ?? '',
      lastName: row[last] ?? '',
      email: row[email] ?? '',
      position: row[position] ?? null,
      avatarUrl: row[avatar] ?? null,
    }
  }
}
