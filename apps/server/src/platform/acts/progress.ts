import type { Database } from '../database/database.ts'
import { updateDone } from './acts.store.ts'

/** It was stopped, or another process has ended it meanwhile: what this one did of it is undone. */
export class AlreadyEnded extends Error {}

/** How far an act has come, told while its transaction runs, by another connection. */
export interface Progress {
  /** So many more are through a round. @throws AlreadyEnded where nobody wants the rest any more */
  advance(count: number): void
  /** It begins anew. */
  restart(): void
  /** Ends when nothing more is told of it. */
  settle(): Promise<void>
}

const everyMs = 500

/** Tells of the act `id`, whose work goes `rounds` times through all, on `db`, which must not be its transaction. */
export function progressOf(db: Database, { id, rounds }: { id: number; rounds: number }): Progress {
  let through = 0
  let lastTold = 0
  let telling: Promise<void> | undefined
  let isWanted = true
  const tell = async () => {
    lastTold = performance.now()
    // What is not told now is told with the next piece.
    isWanted = await updateDone(db, id, Math.floor(through / rounds)).catch(() => true)
    telling = undefined
  }
  return {
    advance: (count) => {
      if (!isWanted) throw new AlreadyEnded()
      through += count
      if (!telling && performance.now() - lastTold >= everyMs) telling = tell()
    },
    restart: () => {
      through = 0
    },
    settle: async () => telling,
  }
}
