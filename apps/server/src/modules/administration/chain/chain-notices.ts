import type { z } from 'zod'
import { transaction } from '../../../platform/database/transaction.ts'
import { type Subscriber, subscriber } from '../../../platform/jobs/subscriber.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import { listAdministrators, type Recipient, tell, textsOf } from '../../notifications/index.ts'
import { auditBroken } from './chain.facts.ts'

type Broken = z.output<typeof auditBroken.payload>

/** Tells the administrators that the history doesn't fit its seals, once for each finding. */
export const chainNotices: Subscriber = subscriber('chain-notices', [auditBroken], async (ctx, facts) => {
  for (const fact of facts) {
    const broken = auditBroken.payload.parse(fact.payload)
    await transaction(ctx, async (ctx) =>
      tell(ctx, fact, {
        kind: 'audit.broken',
        recipients: await listAdministrators(ctx),
        payload: broken,
        letterTo: (recipient) => brokenLetter(broken, recipient),
      }),
    )
  }
})

function brokenLetter(broken: Broken, { email, firstName, language }: Recipient): Letter {
  const say = textsOf[language]
  const { label, ...words } = say.broken({ ...broken, number: broken.firstNumber })
  return {
    ...words,
    recipient: email,
    language,
    greeting: say.greeting(firstName),
    button: { label, path: '/admin/audit' },
  }
}
