import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Fact } from '../../platform/facts/fact.ts'
import { type Subscriber, subscriber } from '../../platform/jobs/subscriber.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { concurrenceAsked, concurrenceReminded, disposalConcurred, disposalTold } from '../disposal/index.ts'
import { textsOf } from './letters/index.ts'
import type { Words } from './letters/texts.ts'
import { findRecipient, listUnitMembers, type Recipient } from './recipients.queries.ts'
import { type Telling, tell } from './tell.ts'

const batch = z.object({ disposalId: z.number(), title: z.string() })

/**
 * Tells the people of a custodian unit that it is asked for its answer, and what became of its documents; and who drafted
 * a batch that a unit objects. Letters name the batch alone, never a document.
 */
export const disposalNotices: Subscriber = subscriber(
  'disposal-notices',
  [concurrenceAsked, concurrenceReminded, disposalConcurred, disposalTold],
  async (ctx, facts) => {
    for (const fact of facts) await transaction(ctx, (ctx) => tellOf(ctx, fact))
  },
)

async function tellOf(ctx: Context, fact: Fact): Promise<void> {
  const told = batch.parse(fact.payload)
  const { unitId = 0 } = fact
  const unit = await ctx.db.selectFrom('units').select('name').where('id', '=', unitId).executeTakeFirst()
  const found = await ctx.db.selectFrom('disposals').selectAll().where('id', '=', told.disposalId).executeTakeFirst()
  if (!unit || !found) return
  const payload = { ...told, unitName: unit.name }
  const send = (kind: Telling['kind'], recipients: Recipient[], more: object, words: (one: Recipient) => Words) =>
    tell(ctx, fact, { kind, recipients, payload: { ...payload, ...more }, letterTo: letters(told.disposalId, words) })
  if (fact.name === disposalTold.factName) {
    const { destroyed, skipped } = disposalTold.payload.parse(fact.payload)
    const what = { ...payload, destroyed, skipped }
    await send('disposal.told', await listUnitMembers(ctx, unitId), what, ({ language }) =>
      textsOf[language].disposed(what),
    )
  } else if (fact.name === disposalConcurred.factName) {
    const count = disposalConcurred.payload.parse(fact.payload).objected.length
    if (count === 0) return
    const what = { ...payload, count }
    await send('disposal.objected', await findRecipient(ctx, found.createdBy), what, ({ language }) =>
      textsOf[language].objected(what),
    )
  } else if (found.status === 'concurrence') {
    const { count } = concurrenceAsked.payload.parse(fact.payload)
    const what = { ...payload, count }
    await send('disposal.asked', await listUnitMembers(ctx, unitId), what, ({ language }) =>
      textsOf[language].askedToConcur(what),
    )
  }
}

const letters =
  (id: number, words: (recipient: Recipient) => Words) =>
  (recipient: Recipient): Letter => {
    const { label, ...rest } = words(recipient)
    const { email, firstName, language } = recipient
    const button = { label, path: `/archive/disposal/${id}` }
    return { ...rest, recipient: email, language, greeting: textsOf[language].greeting(firstName), button }
  }
