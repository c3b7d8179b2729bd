import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { locationRemoved } from '../locations.facts.ts'
import { deleteLocations } from '../locations.store.ts'
import { withLocations } from '../with-locations.ts'

/**
 * Removes places that hold nothing but each other, all or none. What lies in the trash counts: it returns to where it stood.
 *
 * @throws Refusal NotEmpty with how many places and documents, of those in the trash, are in the way
 */
export function removeLocations(ctx: Context, ids: readonly number[]): Promise<void> {
  return withLocations(ctx, ids, 'remove', async (ctx, locations) => {
    const inside = await countInside(ctx, ids)
    if (inside.childCount > 0 || inside.fileCount > 0 || inside.trashedCount > 0)
      throw refuse('NotEmpty', { ...inside })
    await deleteLocations(ctx, locations)
    await ctx.publish(
      locations.map(({ id, unitId, location, code }) =>
        locationRemoved({ unitId }, { locationId: id, name: location, code }),
      ),
    )
  })
}

interface Inside {
  childCount: number
  fileCount: number
  trashedCount: number
}

async function countInside({ db }: Context, ids: readonly number[]): Promise<Inside> {
  const { rows } = await sql<Inside>`
    select (select count(*)::int from locations where parent_id = any(${ids}::integer[]) and id <> all(${ids}::integer[])) as child_count,
      count(*) filter (where is_living)::int as file_count, count(*) filter (where not is_living)::int as trashed_count
    from documents where location_id = any(${ids}::integer[])`.execute(db)
  return rows[0] ?? { childCount: 0, fileCount: 0, trashedCount: 0 }
}
