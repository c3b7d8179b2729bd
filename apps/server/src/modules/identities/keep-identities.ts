import type { Identity } from '@sinupan/contract'
import type { Config } from '../../config.ts'
import type { UserActor } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { refuse } from '../../platform/refusal.ts'
import { identityLinked, identityRemoved } from './identities.facts.ts'
import { deleteIdentity, insertIdentity, listIdentitiesOf, type Source } from './identities.store.ts'

/** One's accounts elsewhere. */
export async function listIdentities(ctx: Context, { userId }: UserActor): Promise<Identity[]> {
  const identities = await listIdentitiesOf(ctx.db, userId)
  const hasPassword = await ownsPassword(ctx, userId)
  return identities.map(({ issuer: _, subject: __, ...one }) => ({
    ...one,
    provider: one.provider as Identity['provider'],
    canRemove: hasPassword || waysIn(ctx.config, identities, one.id) > 0,
  }))
}

/**
 * Links an account elsewhere that was just proved to be the person's.
 *
 * @throws Refusal IdentityTaken where it is somebody else's, or the person has linked another one of that kind
 */
export function linkIdentity(ctx: Context, { userId }: UserActor, { label, ...source }: Source & { label: string }) {
  return transaction(ctx, async (ctx): Promise<Identity> => {
    const linkedAt = ctx.clock.now().toISOString()
    const made = await insertIdentity(ctx.db, { ...source, userId, label, origin: 'linked', linkedAt })
    if (!made) throw await takenBy(ctx, userId, source)
    await ctx.publish(identityLinked({}, { userId, provider: source.provider, origin: 'linked' }))
    return { ...made, provider: source.provider, canRemove: await canRemove(ctx, userId, made.id) }
  })
}

/** Unlinks one. @throws Refusal NotFound; LastWayIn */
export function removeIdentity(ctx: Context, { userId }: UserActor, id: number): Promise<{ id: number }> {
  return transaction(ctx, async (ctx) => {
    // Of two that are removed at once the second waits, and then is the last.
    await ctx.db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    const found = (await listIdentitiesOf(ctx.db, userId)).find((one) => one.id === id)
    if (!found) throw refuse('NotFound')
    if (!(await canRemove(ctx, userId, id))) throw refuse('LastWayIn')
    await deleteIdentity(ctx.db, id)
    await ctx.publish(identityRemoved({}, { userId, provider: found.provider }))
    return { id }
  })
}

async function takenBy(ctx: Context, userId: string, { provider, issuer, subject }: Source) {
  const own = (await listIdentitiesOf(ctx.db, userId)).find((one) => one.provider === provider && one.issuer === issuer)
  if (!own) return refuse('IdentityTaken')
  const sentence = own.subject === subject ? 'You have linked this account already.' : 'Unlink the other account first.'
  return refuse('IdentityTaken', {}, sentence)
}

const canRemove = async (ctx: Context, userId: string, id: number): Promise<boolean> =>
  (await ownsPassword(ctx, userId)) || waysIn(ctx.config, await listIdentitiesOf(ctx.db, userId), id) > 0

/** How many identities beside `but` let one in as the server is set up now. */
const waysIn = (config: Config, identities: readonly { id: number; provider: string }[], but: number): number =>
  identities.filter((one) => one.id !== but && isOn(config, one.provider)).length

const isOn = (config: Config, provider: string) =>
  provider === 'hris' ? config.HRIS_ADAPTER !== undefined : config.GOOGLE_CLIENT_ID !== undefined

async function ownsPassword(ctx: Context, userId: string): Promise<boolean> {
  const account = await ctx.db.selectFrom('users').select('passwordHash').where('id', '=', userId).executeTakeFirst()
  return account?.passwordHash != null
}
