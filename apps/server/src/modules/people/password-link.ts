import type { Context } from '../../platform/context.ts'
import { pages, sendOwnerLetter } from './letters/send-letter.ts'
import { insertLink } from './one-time-links.store.ts'
import type { Account } from './require-account.ts'

type Person = Pick<Account, 'id' | 'userName'>

const invitationHours = 72
const resetMinutes = 60

/** Mails the link with which an invited person sets their first password; earlier ones end. */
export async function mailInvitation(ctx: Context, person: Person): Promise<void> {
  const secret = await renewLink(ctx, person.id, { purpose: 'invitation', minutes: invitationHours * 60 })
  const words = { userName: person.userName, institution: ctx.config.INSTITUTION_NAME, hours: invitationHours }
  const path = pages.setPassword(person.id, secret)
  await sendOwnerLetter(ctx, person.id, { words: (say) => say.invited(words), path, isSecret: true })
}

/** Mails the link that sets a new password; earlier ones end. */
export async function mailReset(ctx: Context, { id }: Pick<Person, 'id'>): Promise<void> {
  const secret = await renewLink(ctx, id, { purpose: 'password-reset', minutes: resetMinutes })
  const path = pages.setPassword(id, secret)
  const words = { minutes: resetMinutes }
  await sendOwnerLetter(ctx, id, { words: (say) => say.passwordLinkSent(words), path, isSecret: true })
}

type Kind = { purpose: 'invitation' | 'password-reset'; minutes: number }

async function renewLink(ctx: Context, userId: string, { purpose, minutes }: Kind): Promise<string> {
  await endLinks(ctx, userId)
  const expiresAt = new Date(ctx.clock.now().getTime() + minutes * 60_000).toISOString()
  return insertLink(ctx.db, { userId, purpose, expiresAt })
}

/** Ends every link of a user that was not used yet. */
export const endLinks = (ctx: Context, userId: string) =>
  ctx.db.deleteFrom('oneTimeLinks').where('userId', '=', userId).where('usedAt', 'is', null).execute()
