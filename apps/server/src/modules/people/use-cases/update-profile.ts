import type { BodyOf, updateProfile as contract, User } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { requireAsItIs } from '../../../platform/editing.ts'
import { refuse } from '../../../platform/refusal.ts'
import { getSelf, requireSelf } from '../own-account.ts'
import { profileChanged } from '../people.facts.ts'
import { setProfile } from '../users.store.ts'

/**
 * Changes one's own names and position.
 *
 * @throws Refusal NotFound for anybody else; StateChanged for an older version; ValidationFailed for what has doors of its own
 */
export async function updateProfile(ctx: Context, id: string, asked: BodyOf<typeof contract>): Promise<User> {
  const { userId } = requireSelf(ctx)
  if (id !== userId) throw refuse('NotFound')
  const { version, email, userName, isAdmin, isActive, language, ...after } = asked
  await transaction(ctx, async (ctx) => {
    const before = await getSelf(ctx)
    requireAsItIs({ email, userName, isAdmin, isActive, language }, before)
    const fields = (Object.keys(after) as (keyof typeof after)[]).filter((key) => before[key] !== after[key])
    const isWritten = await setProfile(ctx.db, { userId, version, ...after })
    if (!isWritten) throw refuse('StateChanged', { current: await getSelf(ctx) })
    if (fields.length > 0) await ctx.publish(profileChanged({}, { userId, fields }))
  })
  return getSelf(ctx)
}
