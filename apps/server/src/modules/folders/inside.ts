import { type RawBuilder, sql } from 'kysely'

/**
 * Whether `path` is that of the folder `root`, or of one inside it: what `path <@ root` says, as a range that the index on
 * paths answers (migration 0021).
 */
export const isWithin = (path: RawBuilder<unknown>, root: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(${path} >= ${root} and ${path} < end_of_way(${root}))`

/** The path of the folder with that id, for `isWithin`. */
export const pathOf = (id: number): RawBuilder<unknown> => sql`(select path from folders where id = ${id})`
