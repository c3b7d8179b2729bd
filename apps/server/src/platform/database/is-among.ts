import { type RawBuilder, sql } from 'kysely'

/**
 * `column = any(ids)`, planned once for any number of ids. PostgreSQL looks into an array that is a parameter, finds a few
 * ids cheaper than the ten it would expect of an unknown one, and plans the statement anew each time (measured: 4 ms for
 * what takes 0.3 ms to answer); into what a subquery gives it can't look.
 */
export const isAmong = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql`${sql.ref(column)} = any((select ${ids}::integer[])::integer[])`
