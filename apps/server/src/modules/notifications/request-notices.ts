import type { RequestNotice } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Fact } from '../../platform/facts/fact.ts'
import { type Subscriber, subscriber } from '../../platform/jobs/subscriber.ts'
import {
  requestAccepted,
  requestAnswered,
  requestAppealed,
  requestAssigned,
  requestDueMoved,
  requestProposed,
  requestReceived,
  requestReminded,
  requestSentBack,
} from '../requests/index.ts'
import { requestTexts, textsOf } from './letters/index.ts'
import { findRecipient, listRecordsUnit, listUnitMembers, type Recipient } from './recipients.queries.ts'
import { tell } from './tell.ts'

/** Tells the staff of requests from outside: what is new, whose it is to search for, to decide on, and what came back. */
export const requestNotices: Subscriber = subscriber(
  'request-notices',
  [
    requestReceived,
    requestAccepted,
    requestAssigned,
    requestProposed,
    requestSentBack,
    requestAnswered,
    requestAppealed,
    requestReminded,
    requestDueMoved,
  ],
  async (ctx, facts) => {
    for (const fact of facts) await transaction(ctx, (ctx) => tellOf(ctx, fact))
  },
  { batchSize: 10 },
)

interface Told {
  id: number
  title: string
  trackingNo: string
  status: string
  unitId: number | null
  decisionMakerId: string | null
  day: string
  /** Why it was sent back last. */
  reason: string | null
}
interface Telling {
  kind: RequestNotice
  to: readonly Recipient[]
  /** They work in the records unit, and have its list. */
  isRecords?: boolean
  reason?: string | null
}

async function tellOf(ctx: Context, fact: Fact): Promise<void> {
  const request = await findTold(ctx, Number(fact.payload.requestId))
  if (!request) return
  const { id: requestId, title: name, trackingNo, day } = request
  for (const { kind, to, isRecords = false, reason = null } of await tellingsOf(ctx, fact, request))
    await tell(ctx, fact, {
      kind,
      // Nobody is told of what they did.
      recipients: to.filter(({ id }) => id !== fact.actorId),
      payload: { requestId, name, trackingNo, day, isRecords, reason },
      letterTo: (recipient) => letterOf(kind, { request, isRecords }, recipient),
    })
}

/** What is told of a fact; of what has gone on since, nothing. */
async function tellingsOf(ctx: Context, { name, payload }: Fact, request: Told): Promise<Telling[]> {
  const { status, reason } = request
  const isOpen = status !== 'resolved'
  switch (name) {
    case requestReceived.factName:
      return status === 'pending' ? [{ kind: 'request.received', to: await listRecordsUnit(ctx), isRecords: true }] : []
    case requestAccepted.factName:
      return isOpen ? [await toUnit(ctx, request, 'request.assigned')] : []
    case requestAssigned.factName:
      return [
        ...(isOpen && payload.unitId !== null ? [await toUnit(ctx, request, 'request.assigned')] : []),
        ...(status === 'for_decision' && payload.decisionMakerId !== null ? [await toDecider(ctx, request)] : []),
      ]
    case requestProposed.factName:
      return status === 'for_decision' ? [await toDecider(ctx, request)] : []
    case requestSentBack.factName:
      return status === 'processing' ? [{ ...(await toUnit(ctx, request, 'request.sent-back')), reason }] : []
    case requestAnswered.factName:
      return isOpen ? [{ kind: 'request.answered', to: await listRecordsUnit(ctx), isRecords: true }] : []
    case requestReminded.factName:
      return isOpen ? toWhoWorkOnIt(ctx, request, 'request.reminded') : []
    case requestDueMoved.factName:
      return isOpen ? toWhoWorkOnIt(ctx, request, 'request.due-moved') : []
    default:
      return isOpen ? [] : [await ofAppeal(ctx, request)]
  }
}

const toUnit = async (ctx: Context, { unitId }: Told, kind: RequestNotice): Promise<Telling> => ({
  kind,
  to: unitId === null ? [] : await listUnitMembers(ctx, unitId),
})
const toDecider = async (ctx: Context, { decisionMakerId }: Told): Promise<Telling> => ({
  kind: 'request.decide',
  to: decisionMakerId === null ? [] : await findRecipient(ctx, decisionMakerId),
})
const ofAppeal = async (ctx: Context, { decisionMakerId }: Told): Promise<Telling> =>
  decisionMakerId === null
    ? { kind: 'request.appealed', to: await listRecordsUnit(ctx), isRecords: true }
    : { kind: 'request.appealed', to: await findRecipient(ctx, decisionMakerId) }

/** The unit that searches and whoever decides; the records unit while it is nobody else's. */
async function toWhoWorkOnIt(ctx: Context, request: Told, kind: RequestNotice): Promise<Telling[]> {
  const { decisionMakerId } = request
  if (decisionMakerId === null) return [{ kind, to: await listRecordsUnit(ctx), isRecords: true }]
  const [unit, decider] = [await toUnit(ctx, request, kind), await findRecipient(ctx, decisionMakerId)]
  return [{ kind, to: [...unit.to.filter(({ id }) => id !== decisionMakerId), ...decider] }]
}

async function findTold({ db }: Context, id: number): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    select r.id, r.title, r.tracking_no, r.status, r.unit_id, r.decision_maker_id,
      coalesce(r.extended_to, r.due_on, r.received_on) as day,
      (select e.note from document_request_events e where e.request_id = r.id and e.what = ${requestSentBack.factName}
        order by e.id desc limit 1) as reason
    from document_requests r where r.id = ${id}`.execute(db)
  return rows[0]
}

function letterOf(
  kind: RequestNotice,
  { request, isRecords }: { request: Told; isRecords: boolean },
  { email, firstName, language }: Recipient,
) {
  const { id, trackingNo: no, day } = request
  const { label, ...words } = requestTexts[language][kind]({ no, day })
  const path = isRecords ? `/archive/freedom-of-information/public-request/${id}` : `/archive/request/${id}`
  return {
    ...words,
    recipient: email,
    language,
    greeting: textsOf[language].greeting(firstName),
    button: { label, path },
  }
}
