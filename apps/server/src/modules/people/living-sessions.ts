import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** Which of those sessions still let somebody in: not ended, not expired, of an account that is accepted and active. */
export async function listLivingSessions(db: Database, ids: readonly string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select s.id from sessions s join users u on u.id = s.user_id
    where s.id = any(${ids}::uuid[]) and s.ended_at is null and s.expires_at > ${now.toISOString()}
      and u.accepted_at is not null and u.email_confirmed_at is not null and u.deactivated_at is null`.execute(db)
  return new Set(rows.map((row) => row.id))
}
