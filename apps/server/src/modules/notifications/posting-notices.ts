import type { PostingNotice } from '@sinupan/contract'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Fact } from '../../platform/facts/fact.ts'
import { type Subscriber, subscriber } from '../../platform/jobs/subscriber.ts'
import { postingApproved, postingReturned, postingSent, postingWithdrawn } from '../postings/index.ts'
import { postingLetter } from './posting-letters.ts'
import {
  findName,
  findPostingTold,
  findRecipient,
  listDeciders,
  type PostingTold,
  type Recipient,
} from './recipients.queries.ts'
import { tell } from './tell.ts'

/** Tells people of postings, in the app and by mail: who decides of what was sent, the sender of what became of it. */
export const postingNotices: Subscriber = subscriber(
  'posting-notices',
  [postingSent, postingApproved, postingReturned, postingWithdrawn],
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
  const reason = typeof fact.payload.reason === 'string' ? fact.payload.reason : undefined
  const payload = payloadOf(posting, by, reason)
  for (const { kind, recipients } of await toldOf(ctx, fact, posting)) {
    const letterTo = (recipient: Recipient) => postingLetter({ kind, posting, by, reason }, recipient)
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
    default: {
      // What has gone on since waits for nobody any more.
      const isWaiting = posting.status === 'pending' && !posting.isEnded && posting.round === fact.payload.round
      const deciders = isWaiting ? (await listDeciders(ctx, posting.id)).filter(({ id }) => id !== fact.actorId) : []
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

const payloadOf = (posting: PostingTold, by: string | null, reason: string | undefined) => ({
  documentId: posting.documentId,
  postingId: posting.id,
  name: posting.name,
  accessLevel: posting.accessLevel,
  unitName: posting.unitName,
  by,
  ...(reason !== undefined && { reason }),
})
