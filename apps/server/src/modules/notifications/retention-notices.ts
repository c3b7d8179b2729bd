import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Fact } from '../../platform/facts/fact.ts'
import { type Subscriber, subscriber } from '../../platform/jobs/subscriber.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { retentionChecked, retentionExpiring } from '../retention/index.ts'
import { textsOf } from './letters/index.ts'
import type { ExpiringTold } from './letters/texts.ts'
import { listAdministrators, listUnitMembers, type Recipient } from './recipients.queries.ts'
import { tell } from './tell.ts'

/** Tells the people of a unit what is over soon, and the administrators where the daily look found days or holds wrong. */
export const retentionNotices: Subscriber = subscriber(
  'retention-notices',
  [retentionExpiring, retentionChecked],
  async (ctx, facts) => {
    for (const fact of facts)
      await transaction(ctx, (ctx) =>
        fact.name === retentionExpiring.factName ? tellUnit(ctx, fact) : tellWrong(ctx, fact),
      )
  },
)

async function tellUnit(ctx: Context, fact: Fact): Promise<void> {
  const { daysBefore, documents, until } = retentionExpiring.payload.parse(fact.payload)
  const { unitId = 0 } = fact
  const unit = await ctx.db.selectFrom('units').select('name').where('id', '=', unitId).executeTakeFirst()
  if (!unit) return
  const told = { unitId, unitName: unit.name, daysBefore, documents, until }
  await tell(ctx, fact, {
    kind: 'retention.expiring',
    recipients: await listUnitMembers(ctx, unitId),
    payload: told,
    letterTo: (recipient) => expiringLetter(told, recipient),
  })
}

function expiringLetter(told: ExpiringTold, { email, firstName, language }: Recipient): Letter {
  const { label, ...words } = textsOf[language].expiring(told)
  const greeting = textsOf[language].greeting(firstName)
  return { ...words, recipient: email, language, greeting, button: { label, path: '/archive/my-office' } }
}

async function tellWrong(ctx: Context, fact: Fact): Promise<void> {
  const { checked, wrong } = retentionChecked.payload.parse(fact.payload)
  if (wrong === 0) return
  await tell(ctx, fact, {
    kind: 'retention.wrong',
    recipients: await listAdministrators(ctx),
    payload: { checked, wrong },
    letterTo: ({ email, firstName, language }) => {
      const { label, ...words } = textsOf[language].retentionWrong({ checked, wrong })
      const greeting = textsOf[language].greeting(firstName)
      return { ...words, recipient: email, language, greeting, button: { label, path: '/admin/audit' } }
    },
  })
}
