import type { RequestClock } from '@sinupan/contract'

export type ClockDay = RequestClock['days'][number]

interface Label {
  on: string
  kind: 'start' | 'today' | 'due'
}
export interface ClockWeek {
  days: ClockDay[]
  /** What stands under it; by the place of its day. */
  labels: ReadonlyMap<number, Label>
}

const dayMs = 86_400_000
const mondayOf = (day: string): number => Math.floor((Date.parse(day) / dayMs + 3) / 7)
/** So many cells a date needs for itself. */
const room = 3

/** The days of a clock by weeks, each with its dates as far as there is room for them: today and the last day come first. */
export function weeksOf({ today, days, left }: RequestClock): ClockWeek[] {
  const weeks: ClockDay[][] = []
  for (const day of days) {
    const [first] = weeks.at(-1) ?? []
    if (first && mondayOf(first.on) === mondayOf(day.on)) weeks.at(-1)?.push(day)
    else weeks.push([day])
  }
  const last = left === null ? undefined : days.at(-1)?.on
  return weeks.map((week) => {
    const labels = new Map<number, Label>()
    const put = (at: number, kind: Label['kind']) => {
      const day = week[at]
      if (day && [...labels.keys()].every((other) => Math.abs(other - at) >= room)) labels.set(at, { on: day.on, kind })
    }
    put(
      week.findIndex(({ on }) => on === today),
      'today',
    )
    put(
      week.findIndex(({ on }) => on === last),
      'due',
    )
    if (week.length >= room) put(0, 'start')
    return { days: week, labels }
  })
}
