import type { Database } from '../../platform/database/database.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'

/** Whoever is given a duty or a grant is accepted and active. @throws Refusal ValidationFailed on the field */
export async function requireActivePerson(db: Database, userId: string, field: string) {
  const person = await db
    .selectFrom('users')
    .select(['id', 'homeUnitId', 'acceptedAt', 'deactivatedAt'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!person?.acceptedAt || person.deactivatedAt) throw refuseField(field, 'Choose somebody with an active account.')
  return person
}

/** @throws Refusal NotFound */
export async function requireAccount(db: Database, userId: string): Promise<void> {
  const found = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  if (!found) throw refuse('NotFound')
}
