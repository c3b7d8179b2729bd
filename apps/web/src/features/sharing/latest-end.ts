import { today } from '../../lib/format.ts'

const dayMs = 86_400_000

/** The last day on which a share that is made today may end, as `YYYY-MM-DD`; undefined where the institution sets none. */
export const latestEnd = (maxDays: number | null): string | undefined =>
  maxDays === null ? undefined : today(new Date(Date.now() + maxDays * dayMs))
