import type { BodyOf, changeUserName as contract, User } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { isUserNameTaken, onTakenUserName, userNameTaken } from '../codes/registrations.store.ts'
import { pages, sendLetter } from '../letters/send-letter.ts'
import { getSelf, requirePassword } from '../own-account.ts'
import { userNameChanged } from '../people.facts.ts'
import { findAddressee } from '../users.queries.ts'
import { setUserName } from '../users.store.ts'

/**
 * Changes one's own user name; unique in any letter case.
 *
 * @throws Refusal ValidationFailed on `currentPassword` or `userName`; TooManyRequests
 */
export async function changeUserName(ctx: Context, asked: BodyOf<typeof contract>): Promise<User> {
  const { userName } = asked
  const { userId } = await requirePassword(ctx, asked.currentPassword)
  const before = await getSelf(ctx)
  if (before.userName === userName) return before
  const isSame = before.userName.toLowerCase() === userName.toLowerCase()
  const by = { email: before.email, now: ctx.clock.now().toISOString() }
  if (!isSame && (await isUserNameTaken(ctx.db, userName, by))) throw refuse('ValidationFailed', userNameTaken)
  await transaction(ctx, async (ctx) => {
    await setUserName(ctx.db, userId, userName).catch(onTakenUserName)
    const person = await findAddressee(ctx.db, userId)
    if (person)
      await sendLetter(ctx, person, { words: (say) => say.userNameChanged({ userName }), path: pages.forgotPassword })
    await ctx.publish(userNameChanged({}, { userId, from: before.userName, to: userName }))
  })
  return getSelf(ctx)
}
