import type { Notification, RequestNotice } from '@sinupan/contract'
import { t } from '../frame/words.ts'
import { formatCalendarDate } from '../lib/format.ts'
import { paths } from '../lib/paths.ts'

type Payload = Notification['payload']
interface Told {
  title: string
  line?: string | undefined
  to: string
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function lineOf({ trackingNo, day }: Payload): string {
  return t('requestLine', { no: textOf(trackingNo) ?? '', day: formatCalendarDate(textOf(day) ?? '') })
}

// The case is one; whoever works in the records unit comes back to another list from it.
function caseOf({ requestId, isRecords }: Payload): string {
  const id = Number(requestId)
  return isRecords === true ? paths.publicRequest(id) : paths.archiveRequest(id)
}

const told =
  (word: (name: string) => string) =>
  (name: string, payload: Payload): Told => ({
    title: word(name),
    line: textOf(payload.reason) ?? lineOf(payload),
    to: caseOf(payload),
  })

/** Requests from outside: to the records unit, the unit that searches, and whoever decides. */
export const requestNotices: Record<RequestNotice, (name: string, payload: Payload) => Told> = {
  'request.received': told((name) => t('requestReceived', { name })),
  'request.assigned': told((name) => t('requestAssigned', { name })),
  'request.decide': told((name) => t('requestDecide', { name })),
  'request.sent-back': told((name) => t('requestSentBack', { name })),
  'request.answered': told((name) => t('requestAnswered', { name })),
  'request.appealed': told((name) => t('requestAppealed', { name })),
  'request.reminded': told((name) => t('requestReminded', { name })),
  'request.due-moved': told((name) => t('requestDueMoved', { name })),
}
