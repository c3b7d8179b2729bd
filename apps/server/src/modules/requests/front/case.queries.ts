import type { RequestCase } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { judge } from '../../../platform/policy.ts'
import { refuse } from '../../../platform/refusal.ts'
import { todayOf } from '../../holidays/index.ts'
import { viewClock } from '../clock.queries.ts'
import { appealable, type RequestFacts } from '../request.ts'
import { answerUntil, appealUntil } from '../request-clock.ts'
import { type RequestAction, requestPolicy } from '../requests.policy.ts'
import { filesJson, isoOf, messagesJson, requestSource } from '../requests.queries.ts'
import { statusColumns } from './status.queries.ts'

type Row = Omit<RequestCase, 'clock' | 'appealUntil' | 'answerUntil' | 'mayAnswer' | 'mayWithdraw' | 'mayAppeal'>

/** The whole of a request for whoever made it: nobody of the office is named. Three statements. */
export async function viewCase(ctx: Context, request: RequestFacts): Promise<RequestCase> {
  const now = ctx.clock.now().toISOString()
  const { rows } = await sql<Row>`select ${statusColumns}, r.title, r.description, r.request_type, r.delivery_mode,
    case when r.decision_maker_id is not null then n.name end as delivery_unit_name, c.name as campus_name, r.extended_to,
    case when r.status = 'resolved' then json_build_object('outcome', r.outcome, 'ground', r.decision_ground,
      'reason', r.decision_reason, 'on', r.closed_on) end as decision,
    case when r.appealed_at is not null then
      json_build_object('reason', r.appeal_reason, 'at', ${isoOf(sql`r.appealed_at`)}) end as appeal,
    ${filesJson(sql`f.request_id = r.id and f.message_id is null`)} as attachments,
    ${messagesJson({ withNames: false })} as messages,
    (select coalesce(json_agg(json_build_object('id', l.id, 'fileName', l.file_name, 'size', l.size, 'sha256', l.sha256,
      'expiresAt', ${isoOf(sql`l.expires_at`)}) order by l.id), '[]') from document_request_releases l
      where l.request_id = r.id and l.released_at is not null and l.revoked_at is null and l.expires_at > ${now}) as released
    from ${requestSource} where r.id = ${request.id}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw refuse('NotFound')
  return { ...row, clock: await viewClock(ctx, request.id), ...openTo(ctx, request) }
}

function openTo(ctx: Context, request: RequestFacts) {
  const { status, outcome, closedOn, appealedAt, pausedOn } = request
  const today = todayOf(ctx)
  const may = (action: RequestAction) =>
    judge(requestPolicy, action, { actor: ctx.actor, request, today, isRequester: true }) === undefined
  const isAppealable = outcome !== null && appealable.includes(outcome) && appealedAt === null
  return {
    appealUntil: isAppealable && closedOn ? appealUntil(closedOn) : null,
    answerUntil: pausedOn ? answerUntil(pausedOn) : null,
    mayAnswer: status === 'awaiting_clarification' && may('write'),
    mayWithdraw: may('withdraw'),
    mayAppeal: may('appeal'),
  }
}
