import { sayings } from '@sinupan/contract'
import { refuse, refuseField } from './refusal.ts'

/** Optimistic concurrency: who edited an older state is told the current one. @throws Refusal StateChanged */
export function requireCurrent<T extends { version: number }>(version: number | undefined, current: T): void {
  if (version !== undefined && version < current.version) throw refuse('StateChanged', { current })
}

/**
 * What is repeated of a thing, and isn't changed by this call, has to be as it is; fields that are not given are.
 *
 * @throws Refusal ValidationFailed
 */
export function requireAsItIs<T extends object>(given: { [K in keyof T]?: T[K] | null | undefined }, thing: T): void {
  for (const key of Object.keys(given) as (keyof T & string)[])
    if (given[key] !== undefined && given[key] !== null && given[key] !== thing[key])
      throw refuseField(key, sayings.notChangedHere)
}

/** What a change really changes, before and after, for its fact. Fields that are not given or stay the same are left out. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
): { before: Record<string, unknown>; after: Record<string, unknown> } | undefined {
  const changed = Object.entries(change).filter(([key, value]) => value !== undefined && value !== before[key])
  if (changed.length === 0) return undefined
  return { before: Object.fromEntries(changed.map(([key]) => [key, before[key]])), after: Object.fromEntries(changed) }
}
