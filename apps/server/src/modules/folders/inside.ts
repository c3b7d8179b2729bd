import { type RawBuilder, sql } from 'kysely'

/**
 * Whether `path` is that of the folder `root`, or of one inside it. The range is what the index on paths answers (migration
 * 0021); the operator says the same, and tells the planner that it is few (decision 0019).
 */
export const isWithin = (path: RawBuilder<unknown>, root: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(${path} <@ ${root} and ${path} >= ${root} and ${path} < end_of_way(${root}))`

/** The path of the folder with that id, for `isWithin`. */
export const pathOf = (id: number): RawBuilder<unknown> => sql`(select path from folders where id = ${id})`
