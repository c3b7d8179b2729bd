import type { Context } from '../../platform/context.ts'
import { dropEmailCode } from './codes/email-codes.store.ts'
import { pages, sendLetter } from './letters/send-letter.ts'
import { endLinks } from './password-link.ts'
import { findAddressee } from './users.queries.ts'

/** What goes with each new password: links and a change of address that wait are over, and the person is told. */
export async function afterNewPassword(ctx: Context, userId: string): Promise<void> {
  await endLinks(ctx, userId)
  await dropEmailCode(ctx.db, userId, 'change')
  const person = await findAddressee(ctx.db, userId)
  if (!person) return
  const at = instantFor(ctx, person.language)
  await sendLetter(ctx, person, { words: (say) => say.passwordChanged({ at }), path: pages.forgotPassword })
}

const instantFor = ({ clock, config }: Context, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: config.TIME_ZONE }).format(
    clock.now(),
  )
