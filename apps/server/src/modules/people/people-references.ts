import type { UserRef } from '@sinupan/contract'
import { sql } from 'kysely'
import { referenceData, referenceGeneration } from '../../platform/database/reference-data.ts'
import { avatarUrl } from './users.queries.ts'

/** People as they are named everywhere, by id. */
export const peopleReferences = referenceData(
  async (db, ids: readonly string[]) => {
    const { rows } = await sql<UserRef & { key: string; generation: number }>`
      select ${referenceGeneration} as generation, u.id as key, u.id, u.first_name, u.last_name, u.email, u.position,
        ${avatarUrl('u')} as avatar_url
      from users u where u.id = any(${ids}::uuid[])`.execute(db)
    return rows
  },
  ({ id, firstName, lastName, email, position, avatarUrl }): UserRef => ({
    id,
    firstName,
    lastName,
    email,
    position,
    avatarUrl,
  }),
)
