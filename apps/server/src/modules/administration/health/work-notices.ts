import type { z } from 'zod'
import { transaction } from '../../../platform/database/transaction.ts'
import { type Subscriber, subscriber } from '../../../platform/jobs/subscriber.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import { listAdministrators, type Recipient, tell, textsOf } from '../../notifications/index.ts'
import { workLate } from './health.facts.ts'

type Late = z.output<typeof workLate.payload>

/** Tells the administrators that work waits too long; in every process, since those that work may be gone. */
export const workNotices: Subscriber = subscriber(
  'work-notices',
  [workLate],
  async (ctx, facts) => {
    for (const fact of facts) {
      const late = workLate.payload.parse(fact.payload)
      await transaction(ctx, async (ctx) =>
        tell(ctx, fact, {
          kind: 'work.late',
          recipients: await listAdministrators(ctx),
          payload: late,
          letterTo: (recipient) => lateLetter(late, recipient),
        }),
      )
    }
  },
  { isInEveryRole: true },
)

function lateLetter(late: Late, { email, firstName, language }: Recipient): Letter {
  const say = textsOf[language]
  const { label, ...words } = say.late(late)
  return {
    ...words,
    recipient: email,
    language,
    greeting: say.greeting(firstName),
    button: { label, path: '/admin/health?tab=work' },
  }
}
