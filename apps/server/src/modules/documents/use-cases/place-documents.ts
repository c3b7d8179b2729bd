import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { isAmong } from '../../../platform/database/is-among.ts'
import { refuse } from '../../../platform/refusal.ts'
import { holdSite, insertHistory, type LocationFacts, lockTrees, requireLocation } from '../../locations/index.ts'
import type { DocumentFacts } from '../document.ts'
import { documentPlaced } from '../documents.facts.ts'
import { updateLocations } from '../documents.store.ts'
import { withDocuments } from '../with-documents.ts'

export interface PlaceDocuments {
  ids: readonly number[]
  /** Null: out of the places that they stand in. */
  locationId: number | null
}

/**
 * Puts documents into a place of their unit, or takes them out of theirs, all or none; each keeps a line in the history.
 *
 * @throws Refusal NotFound, Forbidden, InTrash; OtherUnit for a place of another unit
 */
export function placeDocuments(ctx: Context, { ids, locationId }: PlaceDocuments): Promise<void> {
  return withDocuments(ctx, ids, 'place', async (ctx, documents) => {
    const unitIds = [...new Set(documents.map((one) => one.unitId))]
    if (locationId === null) await lockTrees(ctx, unitIds)
    else await holdIn(ctx, unitIds, locationId)
    const moving = documents.filter((one) => one.locationId !== locationId)
    const codes = await updateLocations(ctx.db, moving, locationId, ctx.clock.now().toISOString())
    for (const unitId of unitIds) await recordMoves(ctx, unitId, { moving, codes, to: locationId })
    const names = await namesOf(ctx, [...moving.map((one) => one.locationId), locationId])
    await ctx.publish(
      moving.map(({ id, unitId, name, locationId: from }) =>
        documentPlaced(
          { documentId: id, unitId },
          { name, fromId: from, toId: locationId, from: names(from), to: names(locationId) },
        ),
      ),
    )
  })
}

async function holdIn(ctx: Context, unitIds: readonly number[], locationId: number): Promise<void> {
  const { unitId } = await requireLocation(ctx, locationId)
  if (unitIds.some((one) => one !== unitId)) throw refuse('OtherUnit')
  await holdSite(ctx, { unitId, locationId })
}

type Moves = { moving: readonly DocumentFacts[]; codes: ReadonlyMap<number, string | null>; to: number | null }

async function recordMoves(ctx: Context, unitId: number, { moving, codes, to }: Moves): Promise<void> {
  const ofUnit = moving.filter((one) => one.unitId === unitId)
  await insertHistory(
    ctx,
    unitId,
    ofUnit.map(({ id, name, locationId }) => ({
      documentId: id,
      name,
      code: codes.get(id) ?? null,
      from: locationId,
      to,
    })),
  )
}

/** The names of places now, as the history tab tells them. */
async function namesOf(
  { db }: Context,
  ids: readonly (LocationFacts['id'] | null)[],
): Promise<(id: number | null) => string | null> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  const { rows } = await sql<{
    id: number
    name: string
  }>`select id, name from locations where ${isAmong('id', known)}`.execute(db)
  const names = new Map(rows.map((row) => [row.id, row.name]))
  return (id) => (id === null ? null : (names.get(id) ?? null))
}
