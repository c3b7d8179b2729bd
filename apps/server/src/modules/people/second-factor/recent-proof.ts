import { type ProofKind, proofMinutes } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/refusal.ts'
import { hasSecondFactor } from './second-factor.store.ts'

/**
 * Before acts that a stolen session must not do: the person has signed in, or proved anew that it is them, within the
 * last five minutes. Jobs of the system need no proof.
 *
 * @throws Refusal StepUpRequired, with what it may be proved by
 */
export async function requireRecentProof(ctx: Context): Promise<void> {
  const { actor } = ctx
  if (actor.kind === 'system') return
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  const since = new Date(ctx.clock.now().getTime() - proofMinutes * 60_000).toISOString()
  const proved = await ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', actor.sessionId)
    .where('provedAt', '>=', since)
    .executeTakeFirst()
  if (!proved) throw refuse('StepUpRequired', { accepts: await proofKindOf(ctx.db, actor.userId) })
}

/** What a person proves themselves by: the code where the second factor is on, else the password that they have. */
export async function proofKindOf(db: Database, userId: string): Promise<ProofKind> {
  if (await hasSecondFactor(db, userId)) return 'code'
  const account = await db.selectFrom('users').select('passwordHash').where('id', '=', userId).executeTakeFirst()
  if (account?.passwordHash) return 'password'
  const hris = await db
    .selectFrom('identities')
    .select('id')
    .where('userId', '=', userId)
    .where('provider', '=', 'hris')
    .executeTakeFirst()
  return hris ? 'password' : 'signIn'
}

export const markProved = (db: Database, sessionId: string, now: string) =>
  db.updateTable('sessions').set({ provedAt: now }).where('id', '=', sessionId).execute()
