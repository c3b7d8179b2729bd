import type { Language, RequestOutcome } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../../platform/context.ts'
import { transaction } from '../../../../platform/database/transaction.ts'
import type { Fact } from '../../../../platform/facts/fact.ts'
import { subscriber } from '../../../../platform/jobs/subscriber.ts'
import { appealable } from '../../request.ts'
import { answerUntil, appealUntil } from '../../request-clock.ts'
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
import { sendRequestLetter } from './send-request-letter.ts'
import type { Answer, RequestTexts, Words } from './texts.ts'

interface Request {
  id: number
  trackingNo: string
  registryNo: string
  title: string
  email: string
  language: Language
  outcome: RequestOutcome | null
  ground: Answer['ground']
  reason: string | null
  extensionReason: string | null
  referredTo: string | null
  deliveryMode: string
  dueOn: string
  pausedOn: string | null
  closedOn: string | null
  isAppealed: boolean
  /** What the office wrote last, before the fact. */
  message: string | null
}

interface Letter {
  words(say: RequestTexts, request: Request): Words
  /** Words of the office's own. */
  quote?(request: Request): string | null
  /** Where the request has gone on meanwhile, and the letter would be wrong. */
  isOver?(request: Request): boolean
}

const asked: Letter = {
  words: (say, { trackingNo, pausedOn }) => say.asked({ trackingNo, answerUntil: answerUntil(pausedOn ?? '') }),
  quote: ({ message }) => message,
  isOver: ({ pausedOn }) => pausedOn === null,
}

const remindedToAnswer: Letter = {
  ...asked,
  words: (say, { trackingNo, pausedOn }) =>
    say.remindedToAnswer({ trackingNo, answerUntil: answerUntil(pausedOn ?? '') }),
}

/** What each fact is told as to who asked. */
const letters: Record<string, Letter | undefined> = {
  [requestReceived.factName]: { words: (say, request) => say.received(request) },
  [requestClarified.factName]: asked,
  [requestAwaited.factName]: remindedToAnswer,
  [requestDueMoved.factName]: {
    words: (say, { trackingNo, dueOn }) => say.dueMoved({ trackingNo, dueOn }),
    isOver: ({ outcome }) => outcome !== null,
  },
  [requestExtended.factName]: {
    words: (say, { trackingNo, dueOn, extensionReason: reason }) => say.extended({ trackingNo, dueOn, reason }),
    quote: ({ extensionReason }) => extensionReason,
  },
  [requestResolved.factName]: {
    words: wordsOfEnd,
    quote: ({ reason }) => reason,
    isOver: ({ outcome }) => outcome === null,
  },
  [requestReopened.factName]: { words: (say, { trackingNo, dueOn }) => say.reopened({ trackingNo, dueOn }) },
  [requestWithdrawn.factName]: { words: (say, request) => say.withdrawn(request) },
  [requestAppealed.factName]: { words: (say, request) => say.appealReceived(request) },
  [requestMessaged.factName]: { words: (say, request) => say.written(request), quote: ({ message }) => message },
}

function wordsOfEnd(say: RequestTexts, request: Request): Words {
  const { outcome, trackingNo, ground, referredTo, closedOn, isAppealed, deliveryMode } = request
  if (outcome === 'closed_no_response') return say.lapsed({ trackingNo })
  if (outcome === null || outcome === 'withdrawn') return say.withdrawn({ trackingNo })
  const mayAppeal = appealable.includes(outcome) && !isAppealed
  return say.answered({
    trackingNo,
    outcome,
    ground,
    referredTo,
    appealUntil: mayAppeal && closedOn ? appealUntil(closedOn) : null,
    isPickedUp: deliveryMode === 'pick_up' && (outcome === 'successful' || outcome === 'partially_successful'),
  })
}

/** Writes to who asked for a document, of each step that is theirs to know, with a private link of the letter's own. */
export const requestLetters = subscriber(
  'request-letters',
  [
    requestReceived,
    requestAwaited,
    requestDueMoved,
    requestClarified,
    requestAwaited,
    requestDueMoved,
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
    const request = await findRequest(ctx, Number(fact.payload.requestId), fact.at)
    if (!request || letter.isOver?.(request)) return
    const token = await makeLink(ctx, request.id, fact.id)
    if (!token) return
    const { email, language } = request
    await sendRequestLetter(ctx, {
      email,
      language,
      words: (say) => letter.words(say, request),
      quote: letter.quote?.(request) ?? null,
      path: `/document-request-status?token=${token}`,
    })
  })
}

async function findRequest({ db }: Context, id: number, at: string): Promise<Request | undefined> {
  const { rows } = await sql<Request>`
    select r.id, r.tracking_no, r.registry_year || '-' || lpad(r.registry_serial::text, 4, '0') as registry_no, r.title,
      r.email, r.language, r.outcome, r.decision_ground as ground, r.decision_reason as reason, r.extension_reason,
      r.referred_to, r.delivery_mode, coalesce(r.extended_to, r.due_on) as due_on, r.paused_on, r.closed_on,
      r.appealed_at is not null as is_appealed,
      (select m.text from document_request_messages m where m.request_id = r.id and m.sender = 'office' and m.at <= ${at}
        order by m.id desc limit 1) as message
    from document_requests r
    where r.id = ${id} and r.email is not null and r.status <> 'unverified' and r.anonymised_at is null`.execute(db)
  return rows[0]
}
