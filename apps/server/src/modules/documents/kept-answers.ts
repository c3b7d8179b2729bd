import type { Database } from '../../platform/database/database.ts'
import type { WrittenItems } from '../../platform/http/writing.ts'
import type { StampedPage } from './stamped-page.ts'

/** What the documents of a page, as they were told to somebody, were made of beside who that was. */
export interface MadeOf extends Omit<StampedPage, 'total'> {
  ticketEnd: number
}

interface Entry {
  madeOf: MadeOf
  items: WrittenItems
  bytes: number
}

const mostBytes = 32 * 1024 * 1024

/** Pages as they were told to somebody, those that were asked for last. */
export class KeptAnswers {
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  /**
   * The documents as they were written, if they were made of the same.
   *
   * @param key which page, to whom: with all that they may do, and in which session
   */
  find(key: string, { generation, ticketEnd, rows }: MadeOf): WrittenItems | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const { madeOf } = entry
    if (madeOf.generation !== generation || madeOf.ticketEnd !== ticketEnd || madeOf.rows !== rows) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.items
  }

  keep(key: string, madeOf: MadeOf, items: WrittenItems): void {
    this.#drop(key)
    // As they are, joined, and compressed.
    const bytes =
      2.2 * items.slots.reduce((sum, { length }) => sum + length, 0) + key.length + (madeOf.rows?.length ?? 0)
    this.#entries.set(key, { madeOf, items, bytes })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= mostBytes) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}

const keptOn = new WeakMap<Database, KeptAnswers>()

/** The answers that this server keeps about a database. */
export function keptAnswersOn(db: Database): KeptAnswers {
  const kept = keptOn.get(db) ?? new KeptAnswers()
  keptOn.set(db, kept)
  return kept
}
