import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import { plannedOnceMark } from './naming-client.ts'

/**
 * SQL that a statement begins with which takes longer to be planned than to be run, and whose plan is the same whatever its values are:
 * each connection plans it once, not anew for each of the first five values and then once more (docs/decisions/0084). Nothing in a
 * transaction, where it would be for the statements behind it as well.
 */
export const plannedOnce = ({ isTransaction }: Pick<Database, 'isTransaction'>): RawBuilder<unknown> =>
  isTransaction ? sql`` : sql.raw(`${plannedOnceMark} `)
