import type { RequestState, RequestStatusView } from '@sinupan/contract'
import { IconCheck, IconHourglass, IconMail, IconMessage } from '@tabler/icons-react'
import { formatCalendarDate } from '../../lib/format.ts'
import classes from './public-request.module.css'
import { standOf, stateOf } from './say.ts'
import { t } from './words.ts'

const icons: Partial<Record<RequestState, typeof IconMail>> = {
  unverified: IconMail,
  awaiting_clarification: IconMessage,
}

/** What happened, the newest first; what comes next stands on top. */
export function Timeline({ status }: { status: RequestStatusView }) {
  // By its place from the beginning: steps are only added.
  const steps = status.timeline.map((step, no) => ({ ...step, no })).toReversed()
  const isOpen = status.status !== 'resolved'
  return (
    <section className={classes.part}>
      <h2 className={classes.section}>{t('whatHappened')}</h2>
      <ol className={classes.timeline}>
        {isOpen && (
          <li className={classes.event} data-state="next">
            <span className={classes.disc} />
            <span className={classes.eventTitle}>
              {status.status === 'unverified' ? t('nextConfirm') : t('nextAnswer')}
            </span>
            {status.dueOn && (
              <span className={classes.eventDay}>{t('by', { day: formatCalendarDate(status.dueOn) })}</span>
            )}
          </li>
        )}
        {steps.map((step, index) => {
          const isNow = index === 0 && isOpen
          const Icon = isNow ? (icons[step.status] ?? IconHourglass) : IconCheck
          const said = step.status === 'resolved' && index === 0 ? standOf(status) : stateOf(step.status)
          const word = step.status === 'unverified' ? t('formSent') : said.word
          return (
            <li key={step.no} className={classes.event} data-state={isNow ? 'now' : 'done'}>
              <span className={classes.disc}>
                <Icon size={14} stroke={2} aria-hidden="true" />
              </span>
              <span className={classes.eventTitle}>{word}</span>
              <span className={classes.eventDay}>{formatCalendarDate(step.on)}</span>
              {isNow && <span className={classes.eventLine}>{said.line}</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
