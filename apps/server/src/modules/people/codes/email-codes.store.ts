import { codeLimits } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { KeptCode } from './code.ts'

export type EmailCodePurpose = 'confirm' | 'change'

/** Keeps a code for an address of somebody who has an account; an earlier one for the same purpose ends. */
export const putEmailCode = (
  db: Database,
  code: KeptCode & { userId: string; purpose: EmailCodePurpose; email: string },
) =>
  db
    .insertInto('emailCodes')
    .values(code)
    .onConflict((conflict) => conflict.columns(['userId', 'purpose']).doUpdateSet(code))
    .execute()

/** Counts a try at a living code and gives it; undefined where there is none, or its tries are used up. */
export const tryEmailCode = (
  db: Database,
  { userId, purpose, now }: { userId: string; purpose: EmailCodePurpose; now: string },
) =>
  db
    .updateTable('emailCodes')
    .set({ codeTries: sql`code_tries + 1` })
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('codeExpiresAt', '>', now)
    .where('codeTries', '<', codeLimits.tries)
    .returning(['email', 'codeHash'])
    .executeTakeFirst()

export const findEmailCode = (
  db: Database,
  { userId, purpose, now }: { userId: string; purpose: EmailCodePurpose; now: string },
) =>
  db
    .selectFrom('emailCodes')
    .select('email')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('codeExpiresAt', '>', now)
    .where('codeTries', '<', codeLimits.tries)
    .executeTakeFirst()

export const dropEmailCode = (db: Database, userId: string, purpose: EmailCodePurpose) =>
  db.deleteFrom('emailCodes').where('userId', '=', userId).where('purpose', '=', purpose).execute()
