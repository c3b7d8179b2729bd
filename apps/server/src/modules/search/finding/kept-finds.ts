import { rightsOf } from '../../../platform/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Forgiven } from './find-forgivingly.ts'
import type { Seeking } from './seeking.ts'

/** No longer than `search_changes` are kept (`forget-changes.ts`). */
export const keptFor = 600_000
// Some 25 kB each: a hundred hits and the values of six facets.
const mostKept = 500

interface Entry {
  forgiven: Forgiven
  until: number
}

/** What searches found, those that were asked last. Whoever takes one asks whether it is still so (`stillSo`). */
export class KeptFinds {
  readonly #entries = new Map<string, Entry>()

  /** @param key `keyOf` */
  find(key: string, now = performance.now()): Forgiven | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    if (entry.until <= now) return undefined
    this.#entries.set(key, entry)
    return entry.forgiven
  }

  /** @param now when it was asked, not when it was found */
  keep(key: string, forgiven: Forgiven, now: number): void {
    this.#entries.delete(key)
    this.#entries.set(key, { forgiven, until: now + keptFor })
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= mostKept) return
      this.#entries.delete(oldest)
    }
  }
}

/** What is asked by whom, with all that they may do; undefined where a condition may change without any search entry. */
export const keyOf = (
  { actor, conditions }: Pick<Seeking, 'actor' | 'conditions'>,
  asked: unknown,
): string | undefined =>
  conditions.some(({ isLive }) => isLive) ? undefined : `${rightsOf(actor)} ${JSON.stringify(asked)}`

const keptOn = new WeakMap<Database, KeptFinds>()

/** What this server keeps of searches in a database. */
export function keptFindsOn(db: Database): KeptFinds {
  const kept = keptOn.get(db) ?? new KeptFinds()
  keptOn.set(db, kept)
  return kept
}
