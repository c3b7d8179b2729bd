import type { PostingNotice } from '@sinupan/contract'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Fact } from '../../platform/facts/fact.ts'
import { type Subscriber, subscriber } from '../../platform/jobs/subscriber.ts'
import {
  postingApproved,
  postingEscalated,
  postingPublished,
  postingReminded,
  postingReturned,
  postingSent,
  postingTakenDown,
  postingWithdrawn,
} from '../postings/index.ts'
import { postingLetter } from './posting-letters.ts'
import {
  findName,
  findPostingTold,
  findRecipient,
  listDeciders,
  listEscalation,
  listMembers,
  type PostingTold,
  type Recipient,
} from './recipients.queries.ts'
import { tell } from './tell.ts'

/** Tells people of postings, in the app and by mail: who decides of what was sent, the sender of what became of it. */
export const postingNotices: Subscriber = subscriber(
  'posting-notices',
  [
    postingSent,
    postingApproved,
    postingReturned,
    postingWithdrawn,
    postingPublished,
    postingTakenDown,
    postingReminded,
    postingEscalated,
  ],
  async (ctx, facts) => {
    // The queue may hand them over in another order than they happened in.
    for (const fact of facts.toSorted((a, b) => a.id - b.id)) await transaction(ctx, (ctx) => tellOf(ctx, fact))
  },
  { batchSize: 10 },
)

type Told = { kind: PostingNotice; recipients: readonly Recipient[] }

async function tellOf(ctx: Context, fact: Fact): Promise<void> {
  const posting = fact.postingId ? await findPostingTold(ctx, fact.postingId) : undefined
  if (!posting) return
  const by = await findName(ctx, fact.actorId)
  const said = await saidOf(ctx, fact)
  const payload = payloadOf(posting, by, said)
  for (const { kind, recipients } of await toldOf(ctx, fact, posting)) {
    const letterTo = (recipient: Recipient) =>
      postingLetter(ctx.config.TIME_ZONE, { kind, posting, by, ...said }, recipient)
    await tell(ctx, fact, { kind, recipients, payload, letterTo })
  }
}

async function toldOf(ctx: Context, fact: Fact, posting: PostingTold): Promise<Told[]> {
  const toSender = posting.requestedBy === fact.actorId ? [] : await findRecipient(ctx, posting.requestedBy)
  switch (fact.name) {
    case postingApproved.factName:
      return [{ kind: 'posting.approved', recipients: toSender }]
    case postingReturned.factName:
      return [{ kind: 'posting.returned', recipients: toSender }]
    case postingWithdrawn.factName:
      return [{ kind: 'posting.withdrawn', recipients: toSender }]
    case postingPublished.factName:
      return [{ kind: 'posting.published', recipients: toSender }]
    case postingTakenDown.factName:
      return [{ kind: 'posting.taken-down', recipients: without(fact.actorId, await listMembers(ctx, posting.id)) }]
    case postingReminded.factName:
      return [{ kind: 'posting.reminded', recipients: waits(posting) ? await listDeciders(ctx, posting.id) : [] }]
    case postingEscalated.factName:
      return [{ kind: 'posting.escalated', recipients: waits(posting) ? await listEscalation(ctx, posting.id) : [] }]
    default: {
      // What has gone on since waits for nobody any more.
      const isWaiting = waits(posting) && posting.round === fact.payload.round
      const deciders = isWaiting ? without(fact.actorId, await listDeciders(ctx, posting.id)) : []
      return [
        { kind: 'posting.sent', recipients: deciders },
        {
          kind: 'posting.unpublished',
          recipients: fact.payload.unpublished ? toSender : [],
        },
      ]
    }
  }
}

const waits = ({ status, isEnded }: PostingTold) => status === 'pending' && !isEnded
const without = (userId: string | null, recipients: readonly Recipient[]) =>
  recipients.filter(({ id }) => id !== userId)

/** What the fact says beside who and what. */
async function saidOf(ctx: Context, { payload: { reason, publishAt, workingDays, inPlaceOf } }: Fact) {
  const approver = typeof inPlaceOf === 'string' ? await findName(ctx, inPlaceOf) : null
  return {
    ...(typeof reason === 'string' && { reason }),
    ...(typeof publishAt === 'string' && { publishAt }),
    ...(typeof workingDays === 'number' && { workingDays }),
    ...(approver !== null && { inPlaceOf: approver }),
  }
}

const payloadOf = (posting: PostingTold, by: string | null, said: Awaited<ReturnType<typeof saidOf>>) => ({
  documentId: posting.documentId,
  postingId: posting.id,
  name: posting.name,
  accessLevel: posting.accessLevel,
  unitName: posting.unitName,
  by,
  ...said,
})
