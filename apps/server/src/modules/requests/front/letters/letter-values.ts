import type { DenialGround, Language, RequestOutcome } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../../platform/context.ts'
import { appealable } from '../../request.ts'
import { answerUntil, appealUntil } from '../../request-clock.ts'
import type { Values } from './fill.ts'
import type { Answered, RequestTexts } from './texts.ts'

/** What letters tell of a request. */
export interface Told {
  id: number
  trackingNo: string
  registryNo: string
  title: string
  email: string
  language: Language
  outcome: RequestOutcome | null
  ground: DenialGround | null
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

/** What stands for each placeholder, in the language of the letter; nothing where there is nothing to say. */
export function valuesOf(say: RequestTexts, request: Omit<Told, 'id' | 'email' | 'language'>): Values {
  const { trackingNo, title, registryNo, dueOn, pausedOn } = request
  return {
    trackingNo,
    title,
    registryNo,
    dueOn: say.day(dueOn),
    answerUntil: pausedOn ? say.day(answerUntil(pausedOn)) : '',
    ...answerOf(say, request),
  }
}

function answerOf(
  say: RequestTexts,
  { outcome, ground, referredTo, deliveryMode, closedOn, isAppealed }: Omit<Told, 'id' | 'email' | 'language'>,
): Values {
  const isGiven = outcome === 'successful' || outcome === 'partially_successful'
  const mayAppeal = outcome !== null && closedOn !== null && appealable.includes(outcome) && !isAppealed
  return {
    answer: say.answers[outcome as Answered] ?? '',
    ground: ground ? say.grounds[ground] : '',
    referral: referredTo ? say.referral(referredTo) : '',
    pickUp: isGiven && deliveryMode === 'pick_up' ? say.pickUp : '',
    appeal: mayAppeal ? say.appeal(say.day(appealUntil(closedOn))) : '',
  }
}

/** A request that somebody is written to about, as it is now. */
export async function findTold({ db }: Context, id: number, at: string): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
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
