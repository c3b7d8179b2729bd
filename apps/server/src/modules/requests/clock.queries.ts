import type { RequestClock } from '@sinupan/contract'
import type { Context } from '../../platform/context.ts'
import { todayOf } from '../holidays/index.ts'
import { clockDays } from './clock-days.ts'
import { findOpenRequest } from './open-requests.queries.ts'

/** The clock of a request day by day; null where none runs. Two statements. */
export async function viewClock(ctx: Context, id: number): Promise<RequestClock | null> {
  const found = await findOpenRequest(ctx, id)
  if (!found) return null
  const { dueOn, extendedTo, ...request } = found.request
  return clockDays({ ...request, dueOn: extendedTo ?? dueOn }, todayOf(ctx), found.calendar)
}
