import { transaction } from '../../platform/database/transaction.ts'
import { type Subscriber, subscriber } from '../../platform/jobs/subscriber.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { accountProvisioned } from '../identities/index.ts'
import { accountCreated } from '../people/index.ts'
import { textsOf } from './letters/index.ts'
import type { WaitingAccount } from './letters/texts.ts'
import { findWaitingAccount, listAdministrators, type Recipient } from './recipients.queries.ts'
import { tell } from './tell.ts'

/** Tells the administrators that an account waits for their acceptance, whichever way it was made. */
export const accountNotices: Subscriber = subscriber(
  'account-notices',
  [accountCreated, accountProvisioned],
  async (ctx, facts) => {
    for (const fact of facts) {
      await transaction(ctx, async (ctx) => {
        const account = await findWaitingAccount(ctx, String(fact.payload.userId))
        // What an administrator made is accepted from the start; another may have been decided on since.
        if (!account) return
        const { id: userId, ...told } = account
        await tell(ctx, fact, {
          kind: 'account.waiting',
          recipients: await listAdministrators(ctx),
          payload: { userId, ...told },
          letterTo: (recipient) => waitingLetter(told, recipient),
        })
      })
    }
  },
  { batchSize: 10 },
)

function waitingLetter(account: WaitingAccount, { email, firstName, language }: Recipient): Letter {
  const say = textsOf[language]
  const { label, ...words } = say.waiting(account)
  const button = { label, path: '/admin/user-request' }
  return { ...words, recipient: email, language, greeting: say.greeting(firstName), button }
}
