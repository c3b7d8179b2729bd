import type { RequestLetterKind } from '@sinupan/contract'
import type { Context } from '../../../../platform/context.ts'
import { transaction } from '../../../../platform/database/transaction.ts'
import type { Fact } from '../../../../platform/facts/fact.ts'
import { subscriber } from '../../../../platform/jobs/subscriber.ts'
import {
  requestAppealed,
  requestAwaited,
  requestClarified,
  requestDueMoved,
  requestExtended,
  requestMessaged,
  requestReceived,
  requestReopened,
  requestResolved,
  requestWithdrawn,
} from '../../requests.facts.ts'
import { makeLink } from '../request-keys.store.ts'
import { findTold, type Told, valuesOf } from './letter-values.ts'
import { sendRequestLetter } from './send-request-letter.ts'

interface Letter {
  kind: RequestLetterKind | ((request: Told) => RequestLetterKind)
  /** Words of the office's own. */
  quote?(request: Told): string | null
  /** Where the request has gone on meanwhile, and the letter would be wrong. */
  isOver?(request: Told): boolean
}

const isAnswered = ({ pausedOn }: Told) => pausedOn === null
const ends: Partial<Record<string, RequestLetterKind>> = { closed_no_response: 'lapsed', withdrawn: 'withdrawn' }

/** What each fact is told as to who asked. */
const letters: Record<string, Letter | undefined> = {
  [requestReceived.factName]: { kind: 'received' },
  [requestClarified.factName]: { kind: 'asked', quote: ({ message }) => message, isOver: isAnswered },
  [requestAwaited.factName]: { kind: 'remindedToAnswer', quote: ({ message }) => message, isOver: isAnswered },
  [requestDueMoved.factName]: { kind: 'dueMoved', isOver: ({ outcome }) => outcome !== null },
  [requestExtended.factName]: { kind: 'extended', quote: ({ extensionReason }) => extensionReason },
  [requestResolved.factName]: {
    kind: ({ outcome }) => ends[outcome ?? ''] ?? 'answered',
    quote: ({ reason }) => reason,
    isOver: ({ outcome }) => outcome === null,
  },
  [requestReopened.factName]: { kind: 'reopened' },
  [requestWithdrawn.factName]: { kind: 'withdrawn' },
  [requestAppealed.factName]: { kind: 'appealReceived' },
  [requestMessaged.factName]: { kind: 'written', quote: ({ message }) => message },
}

/** Writes to who asked for a document, of each step that is theirs to know, with a private link of the letter's own. */
export const requestLetters = subscriber(
  'request-letters',
  [
    requestReceived,
    requestAwaited,
    requestDueMoved,
    requestClarified,
    requestExtended,
    requestResolved,
    requestReopened,
    requestWithdrawn,
    requestAppealed,
    requestMessaged,
  ],
  async (ctx, facts) => {
    for (const fact of facts) await write(ctx, fact)
  },
)

async function write(ctx: Context, fact: Fact): Promise<void> {
  const letter = letters[fact.name]
  // What the requester wrote themselves they know.
  if (!letter || fact.payload.from === 'requester') return
  await transaction(ctx, async (ctx) => {
    const request = await findTold(ctx, Number(fact.payload.requestId), fact.at)
    if (!request || letter.isOver?.(request)) return
    const token = await makeLink(ctx, request.id, fact.id)
    if (!token) return
    const { email, language } = request
    await sendRequestLetter(ctx, {
      email,
      language,
      kind: typeof letter.kind === 'string' ? letter.kind : letter.kind(request),
      values: (say) => valuesOf(say, request),
      quote: letter.quote?.(request) ?? null,
      path: `/document-request-status?token=${token}`,
    })
  })
}
