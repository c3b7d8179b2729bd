import type { Database } from '../../platform/database/database.ts'
import type { DocumentRow, OfActor, SharedRow } from './document-row.ts'
import type { Piece } from './written-piece.ts'

/** A row as it was read; which writing of it: `documentStamp` and `referenceGeneration` as of the statement that brought it. */
export interface Kept {
  stamp: string
  generation: number
  row: SharedRow
  /** The row as it is told to those who stand so to it (`keyOf`). */
  pieces: Map<string, Piece>
}

const ofActor: Record<keyof OfActor, true> = {
  isGiven: true,
  isOpened: true,
  isReviewed: true,
  hasApprover: true,
  isPinned: true,
  isAccessAsked: true,
}

/** Without what is the actor's own, and without the columns of parts that were gathered (`posting.id`). */
export const sharedOf = (row: DocumentRow): SharedRow =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => !(name in ofActor || name.includes('.'))),
  ) as unknown as SharedRow

const mostBytes = 32 * 1024 * 1024
// A row of a list is told in 2.6 kB, and takes about as much again as it was read.
const bytesOfRow = 3_000
const mostPages = 2_000
// Numbers of transactions come again, after four thousand millions of them.
const longestMs = 24 * 60 * 60 * 1_000

interface Entry {
  kept: Kept
  bytes: number
  since: number
}

/** Rows of documents that a server has read, those that were asked for last. */
export class KeptDocuments {
  readonly #entries = new Map<number, Entry>()
  readonly #pages = new Map<string, readonly number[]>()
  #bytes = 0

  /** What is kept of a document under that stamp. */
  find({ id, stamp, generation }: { id: number; stamp: string; generation: number }): Kept | undefined {
    const entry = this.#entries.get(id)
    if (!entry || entry.kept.stamp !== stamp || entry.kept.generation !== generation) return undefined
    if (entry.since < performance.now() - longestMs) return undefined
    this.#entries.delete(id)
    this.#entries.set(id, entry)
    return entry.kept
  }

  keep(kept: Kept): void {
    const { id } = kept.row
    this.#drop(id)
    this.#entries.set(id, { kept, bytes: bytesOfRow, since: performance.now() })
    this.#bytes += bytesOfRow
    this.#shrink()
  }

  /** Tells that something was added to what is kept. */
  grew(kept: Kept, bytes: number): void {
    const entry = this.#entries.get(kept.row.id)
    if (entry?.kept !== kept) return
    entry.bytes += bytes
    this.#bytes += bytes
    this.#shrink()
  }

  /** What lay on a page when it was read last. */
  knowPage(key: string, ids: readonly number[]): void {
    if (this.#pages.size >= mostPages) this.#pages.clear()
    this.#pages.set(key, ids)
  }

  /**
   * Whether a page was asked for before, and how much of it is kept, old or new: what is asked for once is not worth the
   * stamps, and where most is kept it is worth asking what has changed.
   */
  pageIs(key: string): 'unknown' | 'known' | 'mostlyKept' {
    const ids = this.#pages.get(key)
    if (!ids) return 'unknown'
    return ids.filter((id) => this.#entries.has(id)).length * 2 >= ids.length ? 'mostlyKept' : 'known'
  }

  #drop(id: number): void {
    this.#bytes -= this.#entries.get(id)?.bytes ?? 0
    this.#entries.delete(id)
  }

  #shrink(): void {
    for (const id of this.#entries.keys()) {
      if (this.#bytes <= mostBytes) return
      this.#drop(id)
    }
  }
}

const keptOn = new WeakMap<Database, KeptDocuments>()

/** What this server keeps of a database. */
export function keptDocumentsOn(db: Database): KeptDocuments {
  const kept = keptOn.get(db) ?? new KeptDocuments()
  keptOn.set(db, kept)
  return kept
}
