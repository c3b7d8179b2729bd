import type { DocumentRequest } from '@sinupan/contract'
import { formatCalendarDate } from '../../lib/format.ts'
import { ClockDays, dayOfClock } from '../request-clock/index.ts'
import classes from './request-desk.module.css'
import { clockTurns, dueOf, leftWords } from './request-words.ts'
import { t } from './words.ts'

/** Until when it is due, and why then. */
export function Clock({ request }: { request: DocumentRequest }) {
  const due = dueOf(request)
  const { clock } = request
  return (
    <section className={classes.card} aria-label={t('clock')}>
      <div className={classes.due}>
        <span>
          <span className={classes.lead}>{t('answerDue')}</span>
          <br />
          <span className={classes.dueDay}>{due ? formatCalendarDate(due) : '–'}</span>
        </span>
        <span className={classes.dueLeft}>
          <span data-late={request.isOverdue || undefined}>{leftWords(request)}</span>
          {clock && <span className={classes.lead}>{dayOfClock(clock)}</span>}
        </span>
      </div>
      {clock && <ClockDays clock={clock} />}
      <ul className={classes.turns}>
        {clockTurns(request).map((turn) => (
          <li key={turn}>{turn}</li>
        ))}
      </ul>
    </section>
  )
}
