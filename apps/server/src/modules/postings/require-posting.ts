import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { type Allowed, type Held, judge, underLock } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { type DocumentFacts, findDocumentFacts, lockDocuments } from '../documents/index.ts'
import { asPresent, userRefJson } from '../people/index.ts'
import { lockDelegationsTo } from '../taxonomy/index.ts'
import type { PostingState } from './posting.ts'
import { uploadersOf } from './posting-row.ts'
import { type PostingAction, type PostingJudged, postingPolicy } from './postings.policy.ts'
import { viewPosting } from './postings.queries.ts'

export interface PostingWithDocument extends PostingState {
  document: DocumentFacts
}

/**
 * Loads a posting with its document to look at, hides it from those who may not know of it, judges the action and proves
 * it. What changes one goes through `withPosting`.
 *
 * @throws Refusal NotFound, or the code of what stands in the way; StateChanged comes with `current`, which tells who
 *   decided and when
 */
export async function requirePosting<A extends PostingAction>(
  ctx: Context,
  id: number,
  action: A,
  version?: number,
): Promise<Allowed<PostingWithDocument, A>> {
  const judged = await findJudged(ctx, id)
  const refusal = judge(postingPolicy, action, judged)
  const isOlder = version !== undefined && version !== judged.posting.version
  if (refusal === 'StateChanged' || (!refusal && isOlder)) throw await stateChanged(ctx, judged)
  if (refusal) throw refuse(refusal)
  return { ...judged.posting, document: judged.document } as Allowed<PostingWithDocument, A>
}

/**
 * The gate of what is done to a posting: locks its document, so that all that happens to one document's postings happens
 * in a row, then reads, then judges, and hands `work` the proof.
 *
 * @throws Refusal as `requirePosting`
 */
export function withPosting<A extends PostingAction, T>(
  ctx: Context,
  { id, version }: { id: number; version?: number | undefined },
  action: A,
  work: (ctx: Context, posting: Held<PostingWithDocument, A>) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (ctx) => {
    // Of which document it is never changes.
    const posting = await findState(ctx, id)
    if (posting) await lockDocuments(ctx.db, { ids: [posting.documentId] })
    const present = await asDelegated(ctx)
    return work(present, underLock(await requirePosting(present, id, action, version)))
  })
}

// Who decides in another's place does so until the place is taken from them: judged by what stands behind its lock.
async function asDelegated(ctx: Context): Promise<Context> {
  if (ctx.actor.kind !== 'user' || ctx.actor.inPlaceOf.size === 0) return ctx
  await lockDelegationsTo(ctx.db, ctx.actor.userId)
  return asPresent(ctx)
}

/** What a conditional statement has changed. @throws Refusal StateChanged, as `requirePosting`, where it met nothing */
export async function requireUnchanged<T>(ctx: Context, id: number, changed: T | undefined): Promise<T> {
  if (changed === undefined) throw await stateChanged(ctx, await findJudged(ctx, id))
  return changed
}

async function findJudged(ctx: Context, id: number): Promise<PostingJudged> {
  const posting = await findState(ctx, id)
  const [document] = posting ? await findDocumentFacts(ctx, [posting.documentId]) : []
  if (!document || !posting) throw refuse('NotFound')
  return { actor: ctx.actor, posting, document, allowsSelfApproval: ctx.config.ALLOW_SELF_APPROVAL }
}

async function findState(ctx: Context, id: number): Promise<PostingState | undefined> {
  const { rows } = await sql<PostingState>`
    select p.id, p.document_id, p.status, p.ended_at is not null as is_ended, p.access_level_id, p.is_classified, p.requested_by,
      ${uploadersOf} as uploaders, p.note, p.publish_at, p.round, p.version
    from postings p where p.id = ${id}`.execute(ctx.db)
  return rows[0]
}

async function stateChanged(ctx: Context, judged: PostingJudged) {
  const isVisible = judge(postingPolicy, 'view', judged) === undefined
  const { id } = judged.posting
  return refuse('StateChanged', { current: isVisible ? await viewPosting(ctx, id) : await findDecision(ctx, id) })
}

// For whom the decision has closed the document: that there was one, whose and when.
async function findDecision(ctx: Context, id: number) {
  const { rows } = await sql<object>`
    select p.id, p.status, p.version, p.reviewed_at, ${userRefJson('u')} as reviewed_by
    from postings p left join users u on u.id = p.reviewed_by where p.id = ${id}`.execute(ctx.db)
  return rows[0]
}
