import { refuse } from './refusal.ts'

/** Optimistic concurrency: who edited an older state is told the current one. @throws Refusal StateChanged */
export function requireCurrent<T extends { version: number }>(version: number | undefined, current: T): void {
  if (version !== undefined && version < current.version) throw refuse('StateChanged', { current })
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
