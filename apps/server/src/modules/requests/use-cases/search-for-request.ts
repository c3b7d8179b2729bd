import type { BodyOf, DocumentRequest, proposeAnswer as proposing } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import type { Held } from '../../../platform/policy.ts'
import { Refusal, refuseField } from '../../../platform/refusal.ts'
import { type DocumentFacts, withDocuments } from '../../documents/index.ts'
import { holdLinked } from '../linked-documents.ts'
import { requestProposed, requestSentBack, requestStarted } from '../requests.facts.ts'
import { viewRequest } from '../requests.queries.ts'
import { advance, replaceItems } from '../requests.store.ts'
import { type Which, withRequest } from '../with-request.ts'

/** The unit begins to search. @throws Refusal NotFound, Forbidden, StateChanged */
export const startRequest = (ctx: Context, { id, version }: Which): Promise<DocumentRequest> =>
  withRequest(ctx, { id, version, action: 'start' }, async (ctx, request) => {
    await advance(ctx, request, { what: requestStarted.factName, status: 'processing' })
    await ctx.publish(requestStarted({}, { requestId: id, trackingNo: request.trackingNo }))
    return viewRequest(ctx, id)
  })

type Proposal = Pick<BodyOf<typeof proposing>, 'items' | 'searchNote'>

/**
 * Says what was found, document by document, or where was searched in vain; what is named is held from now on.
 *
 * @throws Refusal NotFound, Forbidden, StateChanged, Classified; ValidationFailed on items that the proposer can't name
 */
export const proposeAnswer = (
  ctx: Context,
  { id, version, items, searchNote }: Which & Proposal,
): Promise<DocumentRequest> => {
  requireWhole({ items, searchNote })
  return withRequest(ctx, { id, version, action: 'propose' }, async (ctx, request) =>
    withNamed(ctx, items, async (ctx, documents) => {
      await replaceItems(ctx, request, { items, documents })
      await advance(ctx, request, {
        what: requestProposed.factName,
        status: 'for_decision',
        change: {
          searchNote: searchNote || null,
          proposedBy: userIdOf(ctx.actor),
          proposedAt: ctx.clock.now().toISOString(),
        },
      })
      await holdLinked(ctx, request)
      const release = items.filter((item) => item.proposal === 'release').length
      const told = { requestId: id, trackingNo: request.trackingNo, release, withhold: items.length - release }
      await ctx.publish(requestProposed({}, told))
      return viewRequest(ctx, id)
    }),
  )
}

/** The decision maker gives it back to the unit. @throws Refusal NotFound, Forbidden, StateChanged */
export const sendBackRequest = (
  ctx: Context,
  { id, version, reason }: Which & { reason: string },
): Promise<DocumentRequest> =>
  withRequest(ctx, { id, version, action: 'sendBack' }, async (ctx, request) => {
    await advance(ctx, request, { what: requestSentBack.factName, status: 'processing', note: reason })
    await ctx.publish(requestSentBack({}, { requestId: id, trackingNo: request.trackingNo, reason: null }))
    return viewRequest(ctx, id)
  })

function requireWhole({ items, searchNote }: Proposal): void {
  if (items.length === 0 && !searchNote) throw refuseField('searchNote', 'Say where you searched: nothing was found.')
  const seen = new Set<number>()
  for (const [index, { fileManagerId, proposal, ground }] of items.entries()) {
    if (seen.has(fileManagerId)) throw refuseField(`items[${index}].fileManagerId`, 'This document is named twice.')
    seen.add(fileManagerId)
    if (proposal === 'withhold' && !ground) throw refuseField(`items[${index}].ground`, 'Choose why it is withheld.')
  }
}

// What the proposer can't see is not told apart from what isn't there.
async function withNamed<T>(
  ctx: Context,
  items: Proposal['items'],
  work: (ctx: Context, documents: readonly Held<DocumentFacts, 'propose'>[]) => Promise<T>,
): Promise<T> {
  const ids = items.map((item) => item.fileManagerId)
  try {
    return await withDocuments(ctx, ids, 'propose', work)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NotFound')
      throw refuseField('items', 'A document is not here any more, or is not yours to see.')
    if (error instanceof Refusal && error.code === 'InTrash')
      throw refuseField('items', 'A document lies in the trash. Restore it first.')
    throw error
  }
}
