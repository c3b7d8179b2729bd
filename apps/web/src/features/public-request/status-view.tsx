import type { RequestStatusView } from '@sinupan/contract'
import { formatCalendarDate } from '../../lib/format.ts'
import { Pill } from '../../ui/pill.tsx'
import { DueCard } from './due-card.tsx'
import classes from './public-request.module.css'
import { standOf } from './say.ts'
import { Timeline } from './timeline.tsx'
import { t } from './words.ts'

/** Where a request stands, for its number alone: no name, no title. */
export function StatusView({ status }: { status: RequestStatusView }) {
  const stand = standOf(status)
  return (
    <section className={classes.main} aria-label={status.trackingNo}>
      <div className={classes.stand}>
        <span className={classes.code}>{status.trackingNo}</span>
        <p className={classes.meta}>
          <Pill status={stand.status} tone={stand.tone}>
            {stand.word}
          </Pill>
          <span>{t('receivedOn', { day: formatCalendarDate(status.receivedOn) })}</span>
        </p>
        {status.outcome && <p className={classes.quiet}>{stand.line}</p>}
      </div>
      <DueCard status={status} />
      <Timeline status={status} />
    </section>
  )
}
