import { publicUrl } from '../../../config.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { insertLink } from '../one-time-links.store.ts'
import { accountCreated } from '../people.facts.ts'

const linkHours = 72

/**
 * Where no administrator can sign in yet, makes the account `admin` and a one-time link that sets its password.
 *
 * @returns the link, or undefined where an administrator exists
 */
export function createFirstAdministrator(ctx: Context): Promise<string | undefined> {
  return transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const ready = await ctx.db
      .selectFrom('users')
      .select('id')
      .where('isAdministrator', '=', true)
      .where('passwordHash', 'is not', null)
      .executeTakeFirst()
    if (ready) return undefined
    const userId = (await findInvited(ctx)) ?? (await insertAdministrator(ctx, now.toISOString()))
    const expiresAt = new Date(now.getTime() + linkHours * 3_600_000).toISOString()
    const secret = await insertLink(ctx.db, { userId, purpose: 'invitation', expiresAt })
    return `${publicUrl(ctx.config)}/reset-password?userId=${userId}&token=${secret}`
  })
}

const findInvited = async (ctx: Context) =>
  (
    await ctx.db
      .selectFrom('users')
      .select('id')
      .where('isAdministrator', '=', true)
      .orderBy('createdAt')
      .executeTakeFirst()
  )?.id

async function insertAdministrator(ctx: Context, now: string): Promise<string> {
  const [domain = 'localhost'] = ctx.config.INSTITUTION_EMAIL_DOMAIN
  const { id } = await ctx.db
    .insertInto('users')
    .values({
      userName: 'admin',
      email: `admin@${domain}`,
      firstName: 'System',
      lastName: 'Administrator',
      isAdministrator: true,
      acceptedAt: now,
      emailConfirmedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ctx.publish(accountCreated({}, { userId: id, userName: 'admin', isAdministrator: true }))
  return id
}
