import type { Loan, LoanStatus } from '@sinupan/contract'
import { formatCalendarDate, formatDay } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import type { Status } from '../../ui/status-mark.tsx'
import { t } from './words.ts'

export const nameOf = ({ document }: Loan): string => document?.name ?? t('hidden')
export const whoOf = ({ requestedBy }: Loan): string => (requestedBy ? fullName(requestedBy) : '–')

/** The day that matters now: needed, due, or over since. */
export function dayWords({ closedAt, dueOn, neededBy }: Loan): string {
  if (closedAt) return t('endedOn', { day: formatDay(closedAt) })
  return dueOn ? t('dueOn', { day: formatCalendarDate(dueOn) }) : t('neededBy', { day: formatCalendarDate(neededBy) })
}

/** Its place in the line of who asked for the same original. */
export function lineWords({ position, waiting }: Loan): string {
  if (position === null) return '–'
  if (position > 0) return t('behind', { count: position })
  return waiting > 0 ? t('firstOf', { count: waiting }) : t('first')
}

export const statusOfLoan: Record<LoanStatus, Status> = {
  requested: 'pending',
  approved: 'in-process',
  pulled: 'scheduled',
  lent: 'in-process',
  returned: 'due-today',
  reshelved: 'passed',
  refused: 'returned',
  cancelled: 'not-posted',
}
