import type { RequestClock } from '@sinupan/contract'
import { formatCalendarDate } from '../../lib/format.ts'
import classes from './clock-days.module.css'
import { type ClockDay, type ClockWeek, weeksOf } from './weeks.ts'
import { t } from './words.ts'

/** A clock as one counts it on a calendar: a cell for each working day, a gap for each weekend. */
export function ClockDays({ clock }: { clock: RequestClock }) {
  if (clock.days.length === 0) return null
  return (
    <div className={classes.clock}>
      <p className="visually-hidden">{inWords(clock)}</p>
      <div className={classes.weeks} aria-hidden="true">
        {weeksOf(clock).map((week) => (
          <Week key={week.days[0]?.on} week={week} today={clock.today} />
        ))}
      </div>
      <ul className={classes.legend} aria-hidden="true">
        {legendOf(clock).map(({ kind, label }) => (
          <li key={kind}>
            <span className={classes.sample} data-kind={kind} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Week({ week: { days, labels }, today }: { week: ClockWeek; today: string }) {
  return (
    <div className={classes.week} style={{ flex: `${days.length} 1 0` }}>
      {days.map(({ on, kind }, at) => {
        const label = labels.get(at)
        return (
          <span key={on} className={classes.day} title={formatCalendarDate(on)}>
            <span className={classes.cell} data-kind={kind} data-today={on === today || undefined} />
            {label && (
              <span
                className={classes.date}
                data-kind={label.kind}
                data-end={at >= 2 || label.kind === 'due' || undefined}
              >
                {label.kind === 'today' ? t('today') : shortDay(label.on)}
              </span>
            )}
          </span>
        )
      })}
    </div>
  )
}

// The year stands in the head of what the clock is part of.
const shortDay = (day: string): string => formatCalendarDate(day).split(' ').slice(0, 2).join(' ')
const kinds: readonly ClockDay['kind'][] = ['counted', 'paused', 'holiday', 'left']

function legendOf({ days }: RequestClock) {
  return kinds.flatMap((kind) => {
    const [first, ...more] = days.filter((day) => day.kind === kind)
    if (!first) return []
    if (kind !== 'holiday') return { kind, label: t(kind) }
    return { kind, label: more.length > 0 ? t('holidays') : t('holiday', { day: shortDay(first.on) }) }
  })
}

function inWords({ days, counted, left }: RequestClock): string {
  const paused = days.filter(({ kind }) => kind === 'paused').length
  const free = days.filter(({ kind }) => kind === 'holiday').length
  return [
    t('countedDays', { count: counted }),
    paused > 0 && t('pausedDays', { count: paused }),
    free > 0 && t('freeDays', { count: free }),
    left !== null && left > 0 && t('daysLeft', { count: left }),
  ]
    .filter(Boolean)
    .join(', ')
}
