import type { User } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { signedIn } from '../people.facts.ts'
import { mustSetUp } from '../second-factor/required-of.ts'
import { encryptAccessList, signToken } from '../session-token.ts'
import { permissionsOf } from '../user.ts'
import { findUser } from '../users.queries.ts'
import { insertSession } from '../users.store.ts'

/** Opens a session for a person who has proved who they are. */
export async function openSession(ctx: Context, userId: string) {
  const issuedAt = ctx.clock.now()
  const expiresAt = new Date(issuedAt.getTime() + ctx.config.SESSION_HOURS * 3_600_000)
  return transaction(ctx, async (ctx) => {
    const now = issuedAt.toISOString()
    const { agent, address } = ctx.origin
    const { id } = await insertSession(ctx.db, {
      userId,
      createdAt: now,
      expiresAt: expiresAt.toISOString(),
      agent,
      address,
    })
    await ctx.db.updateTable('users').set({ lastSignInAt: now }).where('id', '=', userId).execute()
    const user = (await findUser(ctx.db, userId)) as User
    await ctx.publish(signedIn({}, { userId, sessionId: id }))
    const token = await signToken(ctx.secrets.tokens, user, { id, issuedAt, expiresAt })
    const accessList = await encryptAccessList(permissionsOf(user))
    const hasToSetUp = await mustSetUp(ctx, { ...user, isAdministrator: user.isAdmin })
    return { error: false as const, token, accessList, user, ...(hasToSetUp && { mustSetUpSecondFactor: true }) }
  })
}
