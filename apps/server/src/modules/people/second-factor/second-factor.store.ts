import type { Database } from '../../../platform/database/database.ts'

/** A person's second factor: on, or begun and not yet confirmed. */
export const findSecondFactor = (db: Database, userId: string) =>
  db.selectFrom('secondFactors').selectAll().where('userId', '=', userId).executeTakeFirst()

export const hasSecondFactor = async (db: Database, userId: string): Promise<boolean> =>
  (await findSecondFactor(db, userId))?.enabledAt != null

/** Begins anew; one that is on stays as it is. Answers whether it was begun. */
export async function insertSecret(db: Database, userId: string, sealedSecret: Buffer): Promise<boolean> {
  const row = await db
    .insertInto('secondFactors')
    .values({ userId, sealedSecret })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ sealedSecret, lastStep: 0 }).where('secondFactors.enabledAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

export async function markEnabled(db: Database, userId: string, now: string): Promise<boolean> {
  const row = await db
    .updateTable('secondFactors')
    .set({ enabledAt: now })
    .where('userId', '=', userId)
    .where('enabledAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

export const deleteSecondFactor = async (db: Database, userId: string): Promise<void> => {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await db.deleteFrom('secondFactors').where('userId', '=', userId).execute()
}

/** Takes a time step: true once for it, and never for an earlier one. */
export async function takeStep(db: Database, userId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a recovery code: true once. */
export async function takeRecoveryCode(db: Database, userId: string, codeHash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

export async function replaceRecoveryCodes(db: Database, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute()
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
