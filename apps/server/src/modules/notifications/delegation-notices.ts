import { sql } from 'kysely'
import { writtenDay } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Fact } from '../../platform/facts/fact.ts'
import { type Subscriber, subscriber } from '../../platform/jobs/subscriber.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { approverDelegated } from '../taxonomy/index.ts'
import { textsOf } from './letters/index.ts'
import type { Delegated } from './letters/texts.ts'
import { findName, findRecipient, type Recipient } from './recipients.queries.ts'
import { tell } from './tell.ts'

/** Tells whoever decides in an approver's place for a time, and the approver where somebody else arranged it. */
export const delegationNotices: Subscriber = subscriber(
  'delegation-notices',
  [approverDelegated],
  async (ctx, facts) => {
    for (const fact of facts) await transaction(ctx, (ctx) => tellOf(ctx, fact))
  },
  { batchSize: 10 },
)

interface Told {
  approverId: string
  delegateId: string
  fromDate: string
  toDate: string
}

async function tellOf(ctx: Context, fact: Fact): Promise<void> {
  const told = await findLiving(ctx, Number(fact.payload.delegationId))
  if (!told) return
  const { approverId, delegateId, fromDate, toDate } = told
  const nameOf = async (id: string | null) => (await findName(ctx, id)) ?? ''
  const names = {
    approver: await nameOf(approverId),
    delegate: await nameOf(delegateId),
    by: await nameOf(fact.actorId),
  }
  const payload = { ...names, fromDate, toDate }
  const words = { ...names, from: writtenDay(fromDate), to: writtenDay(toDate) }
  const recipients = [
    ...(await findRecipient(ctx, delegateId)),
    ...(fact.actorId === approverId ? [] : await findRecipient(ctx, approverId)),
  ]
  const letterTo = (recipient: Recipient) => letterOf(words, recipient, recipient.id === delegateId)
  await tell(ctx, fact, { kind: 'approver.delegated', recipients, payload: { ...payload, delegateId }, letterTo })
}

// One that has ended meanwhile is told to nobody.
async function findLiving(ctx: Context, id: number): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    select approver_id, delegate_id, from_date, to_date from approver_delegations
    where id = ${id} and ended_at is null`.execute(ctx.db)
  return rows[0]
}

function letterOf(told: Delegated, { email, firstName, language }: Recipient, isDelegate: boolean): Letter {
  const say = textsOf[language]
  const { label, ...words } = isDelegate ? say.delegatedToYou(told) : say.delegatedForYou(told)
  const path = isDelegate ? '/archive/cru-file-posting' : '/user-profile'
  return { ...words, recipient: email, language, greeting: say.greeting(firstName), button: { label, path } }
}
