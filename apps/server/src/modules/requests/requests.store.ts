import type { BodyOf, proposeAnswer, RequestOutcome, RequestState, RequestStep } from '@sinupan/contract'
import { userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import type { Held } from '../../platform/policy.ts'
import type { DocumentFacts } from '../documents/index.ts'
import { todayOf } from '../holidays/index.ts'
import { releaseLinked } from './linked-documents.ts'
import type { RequestFacts } from './request.ts'
import type { RequestAction } from './requests.policy.ts'

/** A request behind its lock, to which one of the acts may be done. */
export type HeldRequest = { [A in Exclude<RequestAction, 'view' | 'read'>]: Held<RequestFacts, A> }[Exclude<
  RequestAction,
  'view' | 'read'
>]

interface Step {
  /** As in the facts. */
  what: RequestStep
  status?: RequestState
  note?: string | null
  change?: Change
}
interface Change {
  registryYear?: number
  registrySerial?: number
  statusBefore?: RequestFacts['statusBefore']
  unitId?: number | null
  decisionMakerId?: string
  dueOn?: string
  extendedTo?: string | null
  /** Working days. */
  extensionDays?: number | null
  extensionReason?: string | null
  pausedOn?: string | null
  searchNote?: string | null
  proposedBy?: string | null
  proposedAt?: string | null
  decidedBy?: string | null
  decidedAt?: string | null
  decisionGround?: string | null
  decisionReason?: string | null
  referredTo?: string | null
  mergedInto?: number | null
  appealReason?: string | null
  appealedAt?: string | null
  outcome?: RequestOutcome | null
  closedAt?: string | null
  closedOn?: string | null
  requesterWroteLast?: boolean
}

/** Takes a request a step on its way, and writes that into its timeline. */
export async function advance(ctx: Context, request: HeldRequest, { what, status, note, change }: Step): Promise<void> {
  const now = ctx.clock.now().toISOString()
  const next = status ?? request.status
  await ctx.db
    .updateTable('documentRequests')
    .set({ ...change, status: next, updatedAt: now, version: request.version + 1 })
    .where('id', '=', request.id)
    .execute()
  await insertEvent(ctx, { requestId: request.id, what, status: next, note: note ?? null })
}

/** A line of the timeline of a request whose row is locked, or new. */
export const insertEvent = (
  ctx: Context,
  event: { requestId: number; what: RequestStep; status: RequestState; note: string | null },
) =>
  ctx.db
    .insertInto('documentRequestEvents')
    .values({ ...event, at: ctx.clock.now().toISOString(), day: todayOf(ctx), doneBy: userIdOf(ctx.actor) })
    .execute()

interface Ending {
  what: RequestStep
  outcome: RequestOutcome
  ground?: string | null
  /** For the requester, in plain words. */
  reason?: string | null
  note?: string | null
  change?: Change
}

/** Closes a request: what was held for it is held for it no more. */
export async function close(ctx: Context, request: HeldRequest, ending: Ending): Promise<void> {
  const now = ctx.clock.now().toISOString()
  await advance(ctx, request, {
    what: ending.what,
    status: 'resolved',
    note: ending.note ?? null,
    change: {
      outcome: ending.outcome,
      closedAt: now,
      closedOn: todayOf(ctx),
      statusBefore: null,
      pausedOn: null,
      decidedBy: userIdOf(ctx.actor),
      decidedAt: now,
      decisionGround: ending.ground ?? null,
      decisionReason: ending.reason ?? null,
      ...ending.change,
    },
  })
  await releaseLinked(ctx, request)
}

interface Proposed {
  items: BodyOf<typeof proposeAnswer>['items']
  documents: readonly Held<DocumentFacts, 'propose'>[]
}

/** What the unit found, in the place of what it found before. */
export async function replaceItems(
  ctx: Context,
  { id }: Held<RequestFacts, 'propose'>,
  { items, documents }: Proposed,
): Promise<void> {
  await ctx.db.deleteFrom('documentRequestItems').where('requestId', '=', id).execute()
  if (items.length === 0) return
  const names = new Map(documents.map((document) => [document.id, document.name]))
  const added = { requestId: id, addedBy: userIdOf(ctx.actor), addedAt: ctx.clock.now().toISOString() }
  await ctx.db
    .insertInto('documentRequestItems')
    .values(
      items.map(({ fileManagerId, proposal, ground }) => ({
        ...added,
        documentId: fileManagerId,
        name: names.get(fileManagerId) ?? '',
        proposal,
        ground: proposal === 'withhold' ? (ground ?? null) : null,
      })),
    )
    .execute()
}

/** Notes that somebody was reminded of a request on a day; nobody else's work on it gets older by that. */
export const markReminded = (ctx: Context, { id }: HeldRequest, remindedOn: string) =>
  ctx.db.updateTable('documentRequests').set({ remindedOn }).where('id', '=', id).execute()
