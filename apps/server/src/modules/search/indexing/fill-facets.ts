import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

/** So many at once, and in one turn: each costs its words in the index once more, a millisecond or two. */
const piece = 200
const mostInTurn = 50_000

/**
 * Writes what facets count into entries that were made before it was kept (migration 0065); until then it is made as they are read.
 * Answers how many those were.
 */
export async function fillFacets({ db }: Pick<Context, 'db'>): Promise<number> {
  for (let filled = 0; ; ) {
    const { numAffectedRows = 0n } = await sql`
      update search_entries set facets = search_facets(category_id, unit_id, campus_id, year, tag_ids, file_types)
      where facets is null and id in (select id from search_entries where facets is null order by id limit ${piece})`.execute(
      db,
    )
    filled += Number(numAffectedRows)
    if (numAffectedRows < piece || filled >= mostInTurn) return filled
  }
}
