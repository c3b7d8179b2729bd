import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'

/**
 * Hands on the rows that a select finds, piece by piece, as it was when the first was read; however much it is, no more than a
 * piece is in memory. In a transaction. Each piece counts as progress.
 */
export async function inPieces<Row>(
  ctx: Context,
  { rows, size }: { rows: RawBuilder<unknown>; size: number },
  work: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  await sql`declare pieces no scroll cursor for ${rows}`.execute(ctx.db)
  for (;;) {
    const { rows: some } = await sql<Row>`fetch ${sql.lit(size)} from pieces`.execute(ctx.db)
    if (some.length === 0) break
    await work(some)
    ctx.progress?.advance(some.length)
  }
  await sql`close pieces`.execute(ctx.db)
}
