import * as contract from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { isUser, userIdOf, worksIn } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { wholeList } from '../../platform/database/page.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { isOut, reachedBy, requireDocument, selectDocuments } from '../documents/index.ts'
import { requireOwnUnit } from '../organisation/index.ts'
import { comparePosting, readChangedText } from './changes.queries.ts'
import {
  decidedBy,
  listHistory,
  listPostings,
  type PostingsQuery,
  shownTo,
  takenDownBy,
  type Usual,
} from './postings.queries.ts'
import { reviewPosting } from './review.queries.ts'
import { approvePostings } from './use-cases/approve-postings.ts'
import { createPosting } from './use-cases/create-posting.ts'
import { approvePosting, returnPosting } from './use-cases/decide-posting.ts'
import { sendPosting } from './use-cases/send-posting.ts'
import { takeDownPosting } from './use-cases/take-down-posting.ts'
import { updatePosting } from './use-cases/update-posting.ts'
import { withdrawPosting } from './use-cases/withdraw-posting.ts'

const lastPublished = { sort: 'published', order: 'desc' } as const

/** The calls of FilePosting for the staff; the public ones are the search's. */
export function postingsRoutes(app: App): void {
  serve(app, contract.listUnitPending, (ctx, { params, query }) =>
    listOfUnit(ctx, params.duId, sql`p.status = 'pending'`, { query, usual: { sort: 'sent', order: 'desc' } }),
  )
  serve(app, contract.listUnitPosted, (ctx, { params, query }) =>
    listOfUnit(ctx, params.duId, sql`p.status = 'approved'`, { query, usual: lastPublished }),
  )
  serve(app, contract.listUnitReturned, (ctx, { params, query }) =>
    listOfUnit(ctx, params.duId, sql`p.status = 'returned'`, { query, usual: { sort: 'reviewed', order: 'desc' } }),
  )
  serve(app, contract.listOfficeArchive, async (ctx, { params, query }) => {
    requireOwnUnit(ctx, params.duId)
    return listPostings(ctx, sql`${isOut} and ${reachedBy(ctx.actor)}`, query, lastPublished)
  })
  serve(app, contract.listToDecide, (ctx, { query }) =>
    listPostings(ctx, sql`p.status = 'pending' and ${decidedBy(ctx.actor)}`, query, { sort: 'sent', order: 'asc' }),
  )
  serve(app, contract.listDecided, (ctx, { query }) => {
    const { actor } = ctx
    const where = sql`p.status = 'approved' and ((${decidedBy(actor)} and ${shownTo(actor)}) or ${takenDownBy(actor)})`
    return listPostings(ctx, where, query, lastPublished)
  })
  serve(app, contract.listPostable, async (ctx, { query }) => listPostable(ctx, query))
  serve(app, contract.listPostingsOfDocument, async (ctx, { params, query }) => {
    const document = await requireDocument(ctx, params.fileManagerId, 'view')
    const history = await listHistory(ctx, document.id)
    // The past is the unit's; others see the posting that lives.
    const isOwn = worksIn(ctx.actor, document.unitId) || isUser(ctx.actor, document.ownerId)
    return wholeList(isOwn ? history : history.filter((posting) => posting.endedAt === null), query)
  })
  serve(app, contract.getPostingReview, (ctx, { params }) => reviewPosting(ctx, params.id))
  serve(app, contract.getPostingChanges, (ctx, { params }) => comparePosting(ctx, params.id))
  serve(app, contract.getChangedText, (ctx, { params, query }) => readChangedText(ctx, params.id, query))
  serve(app, contract.createPosting, (ctx, { body }) => createPosting(ctx, body))
  serve(app, contract.sendPosting, (ctx, { params, body }) => sendPosting(ctx, { ...body, ...params }))
  serve(app, contract.approvePosting, (ctx, { params, body }) => approvePosting(ctx, { ...body, ...params }))
  serve(app, contract.approvePostings, async (ctx, { body }) => wholeList(await approvePostings(ctx, body)))
  serve(app, contract.takeDownPosting, (ctx, { params, body }) => takeDownPosting(ctx, { ...body, ...params }))
  serve(app, contract.returnPosting, (ctx, { params, body }) => returnPosting(ctx, { ...body, ...params }))
  serve(app, contract.updatePosting, (ctx, { params, body }) => updatePosting(ctx, { ...body, ...params }))
  serve(app, contract.removePosting, async (ctx, { params }) => {
    await withdrawPosting(ctx, params.id)
    return params
  })
}

type Listing = { query: PostingsQuery; usual: Usual }

async function listOfUnit(ctx: Context, unitId: number, status: RawBuilder<unknown>, { query, usual }: Listing) {
  requireOwnUnit(ctx, unitId)
  return listPostings(ctx, sql`d.unit_id = ${unitId} and ${status}`, query, usual)
}

// Documents that this person may post: of their units, the classified ones only where they are the owner.
function listPostable(ctx: Context, query: { page: number; pageSize: number; search?: string | undefined }) {
  const units = ctx.actor.kind === 'user' ? ctx.actor.unitIds : []
  const isOpen = sql`(not d.is_classified or d.owner_id = ${userIdOf(ctx.actor)})`
  const where = sql`d.unit_id = any(${units}) and d.is_living and p.id is null and ${isOpen}`
  return selectDocuments(ctx, { ...query, where, sort: 'modified', order: 'desc' })
}
