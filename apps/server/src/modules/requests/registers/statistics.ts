import type { RequestFigures, RequestStatistics } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { todayOf } from '../../holidays/index.ts'
import { lastStep, listYears, readFigures } from './figures.queries.ts'
import { yearOf } from './period.ts'

/** Of so few nobody is told more than how many they are: somebody could know who they were. */
const fewest = 3

/**
 * The figures of a year for everybody. They are counted when something has happened since, or on another day, and kept until
 * then: visitors cost one look at an index.
 */
export function publicStatistics(): (ctx: Context, year?: number) => Promise<RequestStatistics> {
  const kept = new Map<number, { of: string; statistics: RequestStatistics }>()
  return async (ctx, asked) => {
    const today = todayOf(ctx)
    const years = await listYears(ctx)
    const year = asked ?? Number(today.slice(0, 4))
    if (!years.includes(year)) return { ...blurred(await readFigures(ctx, yearOf(year))), years }
    const of = `${today} ${await lastStep(ctx)}`
    const known = kept.get(year)
    if (known?.of === of) return known.statistics
    const statistics = { ...blurred(await readFigures(ctx, yearOf(year))), years }
    kept.set(year, { of, statistics })
    return statistics
  }
}

function blurred(figures: RequestFigures): RequestFigures {
  const { received, closed } = figures
  return {
    ...figures,
    ...(received < fewest ? { types: [], months: [] } : {}),
    ...(closed < fewest ? { outcomes: [], medianDays: null, closedOnTime: null, months: [] } : {}),
  }
}
