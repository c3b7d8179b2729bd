import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Fact } from '../../platform/facts/fact.ts'
import { type Subscriber, subscriber } from '../../platform/jobs/subscriber.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { accountProvisioned, lastAdministratorLeft } from '../identities/index.ts'
import { accountCreated } from '../people/index.ts'
import { textsOf } from './letters/index.ts'
import type { WaitingAccount } from './letters/texts.ts'
import { findName, findWaitingAccount, listAdministrators, type Recipient } from './recipients.queries.ts'
import { tell } from './tell.ts'

/**
 * Tells the administrators of accounts that they have to decide on: that one waits for their acceptance, whichever way
 * it was made, and that the last administrator has left by the HR system's word.
 */
export const accountNotices: Subscriber = subscriber(
  'account-notices',
  [accountCreated, accountProvisioned, lastAdministratorLeft],
  async (ctx, facts) => {
    for (const fact of facts) {
      const tellOf = fact.name === lastAdministratorLeft.factName ? tellOfLeaver : tellOfWaiting
      await transaction(ctx, (ctx) => tellOf(ctx, fact, String(fact.payload.userId)))
    }
  },
  { batchSize: 10 },
)

async function tellOfWaiting(ctx: Context, fact: Fact, id: string): Promise<void> {
  const account = await findWaitingAccount(ctx, id)
  // What an administrator made is accepted from the start; another may have been decided on since.
  if (!account) return
  const { id: userId, ...told } = account
  await tell(ctx, fact, {
    kind: 'account.waiting',
    recipients: await listAdministrators(ctx),
    payload: { userId, ...told },
    letterTo: (recipient) => waitingLetter(told, recipient),
  })
}

async function tellOfLeaver(ctx: Context, fact: Fact, userId: string): Promise<void> {
  const name = await findName(ctx, userId)
  if (name === null) return
  await tell(ctx, fact, {
    kind: 'account.last-administrator-left',
    recipients: await listAdministrators(ctx),
    payload: { userId, name },
    letterTo: ({ email, firstName, language }) => {
      const { label, ...words } = textsOf[language].lastLeft({ name })
      const greeting = textsOf[language].greeting(firstName)
      return { ...words, recipient: email, language, greeting, button: { label, path: '/admin/user-all' } }
    },
  })
}

function waitingLetter(account: WaitingAccount, { email, firstName, language }: Recipient): Letter {
  const say = textsOf[language]
  const { label, ...words } = say.waiting(account)
  const button = { label, path: '/admin/user-request' }
  return { ...words, recipient: email, language, greeting: say.greeting(firstName), button }
}
