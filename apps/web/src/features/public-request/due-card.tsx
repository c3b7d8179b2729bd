import type { RequestStatusView } from '@sinupan/contract'
import { formatCalendarDate } from '../../lib/format.ts'
import { ClockDays, dayOfClock, leftOfClock } from '../request-clock/index.ts'
import classes from './public-request.module.css'
import { t } from './words.ts'

interface DueCardProps {
  status: Pick<RequestStatusView, 'status' | 'dueOn' | 'clock'>
  extendedTo?: string | null
  answerUntil?: string | null
}

/** The day on which the answer is due, or until when the office waits. */
export function DueCard({ status: { status, dueOn, clock }, extendedTo, answerUntil }: DueCardProps) {
  if (status === 'resolved' || status === 'unverified') return null
  if (!dueOn)
    return (
      <section className={classes.due} data-waits>
        <span className={classes.label}>{answerUntil ? t('answerBy') : t('clock')}</span>
        <strong className={classes.dueDay}>{answerUntil ? formatCalendarDate(answerUntil) : t('clockStands')}</strong>
        <span className={classes.quiet}>{t('clockWaits')}</span>
        {clock && <ClockDays clock={clock} />}
      </section>
    )
  return (
    <section className={classes.due}>
      <span className={classes.label}>{t('dueOn')}</span>
      <strong className={classes.dueDay}>{formatCalendarDate(dueOn)}</strong>
      <span className={classes.quiet}>
        {[clock && (leftOfClock(clock) ?? t('overdue')), clock && dayOfClock(clock), extendedTo && t('extended')]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {clock && <ClockDays clock={clock} />}
    </section>
  )
}
