import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { Happened } from './fact.ts'
import { type FactRow, toRow, writeFacts, writeRows } from './write-facts.ts'

interface Waiting {
  row: FactRow
  written: PromiseWithResolvers<void>
}
interface Line {
  waiting: Waiting[]
  isWriting: boolean
}
const lines = new WeakMap<Database, Line>()
const most = 500

/**
 * Writes a fact that no other change goes with, and ends when it is committed. Those that come while one is on its way go
 * together with the next statement: many readers share its commit, and none waits longer than for the one before.
 */
export async function writeGathered(ctx: Context, happened: Happened): Promise<void> {
  if (ctx.db.isTransaction || ctx.jobs.queuesOn(happened.name).length > 0) return writeFacts(ctx, [happened])
  const line = lines.get(ctx.db) ?? { waiting: [], isWriting: false }
  lines.set(ctx.db, line)
  const written = Promise.withResolvers<void>()
  line.waiting.push({ row: toRow(ctx, happened), written })
  if (!line.isWriting) void writeAll(ctx.db, line)
  await written.promise
}

async function writeAll(db: Database, line: Line): Promise<void> {
  line.isWriting = true
  while (line.waiting.length > 0) {
    const some = line.waiting.splice(0, most)
    await writeTogether(db, some).catch((error) => (isOfOne(error) ? writeEach(db, some) : failAll(some, error)))
  }
  line.isWriting = false
}

// Classes 22 and 23: the data of a row can't stand, such as of a document that has just gone. All else is everybody's.
const isOfOne = (error: unknown): boolean => /^2[23]/.test((error as { code?: string }).code ?? '')

function failAll(some: readonly Waiting[], error: unknown): void {
  for (const { written } of some) written.reject(error)
}

async function writeTogether(db: Database, some: readonly Waiting[]): Promise<void> {
  await writeRows(
    db,
    some.map(({ row }) => row),
  )
  for (const { written } of some) written.resolve()
}

async function writeEach(db: Database, some: readonly Waiting[]): Promise<void> {
  for (const { row, written } of some) await writeRows(db, [row]).then(() => written.resolve(), written.reject)
}
