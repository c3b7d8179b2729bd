import type { Posting } from '@sinupan/contract'
import { worksIn } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { judge } from '../../platform/policy.ts'
import { presentDocument } from '../documents/index.ts'
import type { PostingState } from './posting.ts'
import type { PostingRow } from './posting-row.ts'
import { decidesFor, type PostingAction, type PostingJudged, postingPolicy, takesPart } from './postings.policy.ts'

const offered = ['decide', 'edit', 'send', 'withdraw', 'takeDown'] as const satisfies readonly PostingAction[]

/**
 * A posting as this actor may see it. Its document is the snapshot, masked where it is classified for the actor; note
 * and reason are for those who take part.
 */
export function presentPosting(ctx: Context, row: PostingRow): Posting {
  const { own } = row
  const document = presentDocument(ctx, row, 'snapshot')
  const judged = { actor: ctx.actor, posting: stateOf(row), document: row, allowsSelfApproval: allows(ctx) }
  const hasPart = takesPart(judged)
  const pools = hasPart ? own.pools : []
  return {
    id: own.id,
    fileManagerId: row.id,
    fileManager: worksIn(ctx.actor, row.unitId) ? { ...document, fileFolderId: row.folderId } : document,
    applicationUserId: own.requestedById,
    requestedBy: own.requestedBy,
    isClassified: own.isClassified,
    isClassifiedDoc: document.isClassifiedDoc,
    accessLevelId: own.accessLevel.id,
    accessLevel: own.accessLevel,
    status: own.status,
    note: hasPart ? own.note : null,
    returnReason: hasPart ? own.returnReason : null,
    reviewedBy: own.reviewedBy,
    reviewedFor: own.reviewedFor,
    reviewedAt: own.reviewedAt,
    decidesFor: decidesFor(judged) === null ? null : own.approver,
    createdAt: own.createdAt,
    sentAt: own.sentAt,
    publishAt: own.publishAt,
    publishedAt: own.publishedAt,
    endedAt: own.endedAt,
    takenDownAt: own.takenDownAt,
    publicReason: own.publicReason,
    round: own.round,
    postPoolFiles: pools.map((pool) => pool.id),
    pools,
    unitName: own.unitName,
    officeName: own.officeName,
    campusName: own.campusName,
    version: own.version,
    capabilities: capabilitiesOf(judged),
  }
}

const allows = ({ config }: Context): boolean => config.ALLOW_SELF_APPROVAL

const stateOf = ({ id, own }: PostingRow): PostingState => ({
  id: own.id,
  documentId: id,
  status: own.status,
  isEnded: own.endedAt !== null,
  accessLevelId: own.accessLevel.id,
  isClassified: own.isClassified,
  requestedBy: own.requestedById,
  uploaders: own.uploaders,
  note: own.note,
  publishAt: own.publishAt,
  round: own.round,
  version: own.version,
})

function capabilitiesOf(judged: PostingJudged): Posting['capabilities'] {
  const reasons: Record<string, string> = {}
  const may = Object.fromEntries(
    offered.map((action) => {
      const refusal = judge(postingPolicy, action, judged)
      if (refusal) reasons[action] = refusal
      return [action, refusal === undefined]
    }),
  ) as Record<(typeof offered)[number], boolean>
  return { ...may, reasons }
}
