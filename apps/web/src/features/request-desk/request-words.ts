import type { DocumentRequest, RequestEvent, RequestRow, RequestState } from '@sinupan/contract'
import { formatCalendarDate, formatDay } from '../../lib/format.ts'
import type { Status } from '../../ui/status-mark.tsx'
import { t } from './words.ts'

type Named = Pick<RequestRow, 'firstName' | 'middleName' | 'lastName'>

export const whoOf = ({ firstName, middleName, lastName }: Named): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')

export const requesters = [
  'student',
  'alumnus',
  'employee',
  'researcher',
  'journalist',
  'government',
  'citizen',
] as const

/** What somebody is to the university; others may be written by whoever calls the API. */
export const kindOfRequester = (type: string): string =>
  (requesters as readonly string[]).includes(type) ? t(type as (typeof requesters)[number]) : type

const statusOfState: Record<RequestState, Status> = {
  unverified: 'not-posted',
  pending: 'pending',
  accepted: 'scheduled',
  processing: 'in-process',
  for_decision: 'due-today',
  awaiting_clarification: 'paused',
  resolved: 'passed',
}
const refused = new Set<RequestRow['outcome']>(['denied', 'invalid', 'closed_no_response'])

/** The state as a mark: what is overdue says so before anything else, what is answered how. */
export function markOf({ status, outcome, isOverdue }: RequestRow): { status: Status; label: string } {
  if (isOverdue) return { status: 'overdue', label: t(status) }
  if (status !== 'resolved' || outcome === null) return { status: statusOfState[status], label: t(status) }
  return { status: refused.has(outcome) ? 'returned' : 'passed', label: t(outcome) }
}

/** What asks for somebody's eyes: the requester wrote, or appealed. */
export function attentionOf({ status, hasNews, hasAppeal }: RequestRow): string | undefined {
  if (status === 'resolved') return hasAppeal ? t('appealed') : undefined
  return hasNews ? t('news') : undefined
}

/** The day on which it is due, wherever that was put off to. */
export const dueOf = ({ extendedTo, dueOn }: Pick<RequestRow, 'extendedTo' | 'dueOn'>): string | null =>
  extendedTo ?? dueOn

/** How much time is left, in words. */
export function leftWords(request: RequestRow): string {
  const { status, daysLeft, isOverdue, pausedSince } = request
  if (pausedSince) return t('standsStill', { day: formatCalendarDate(pausedSince) })
  if (status === 'resolved' || daysLeft === null) return t('closed')
  if (isOverdue) return t('daysOver', { count: Math.max(1, -daysLeft) })
  return daysLeft === 0 ? t('isDueToday') : t('daysLeft', { count: daysLeft })
}

/** Why the clock shows the day that it does: each turn that it took, the first one first. */
export function clockTurns(request: DocumentRequest): string[] {
  const { receivedOn, timeline, extendedTo } = request
  const turns = timeline.flatMap((event) => turnOf(event, extendedTo) ?? [])
  return [t('clockReceived', { day: formatCalendarDate(receivedOn) }), ...turns]
}

function turnOf({ what, at, note }: RequestEvent, extendedTo: string | null): string | undefined {
  const day = formatDay(at)
  if (what === 'request.clarified') return t('clockPaused', { day })
  if (what === 'request.answered') return t('clockOn', { day })
  if (what === 'request.reopened') return t('clockReopened', { day, reason: note ?? '' })
  if (what === 'request.due-moved' && note) return t('clockMoved', { day, to: formatCalendarDate(note) })
  if (what !== 'request.extended' || !extendedTo) return undefined
  return t('clockExtended', { day: formatCalendarDate(extendedTo), reason: note ?? '' })
}

/** Why it was sent back, while that is what the unit has to go by. */
export function sentBackBecause({ status, timeline }: DocumentRequest): string | undefined {
  const last = timeline.findLast(({ what }) => what === 'request.sent-back' || what === 'request.proposed')
  return status === 'processing' && last?.what === 'request.sent-back' ? (last.note ?? undefined) : undefined
}
