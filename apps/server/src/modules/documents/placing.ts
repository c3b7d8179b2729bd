import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Held } from '../../platform/policy.ts'
import { lockRootNames, type Place } from '../folders/index.ts'
import { holdSite, insertHistory, type Site } from '../locations/index.ts'

/**
 * Holds the place that the paper of a new document stands in, before the document is made in a folder: whatever takes the
 * names at a root takes them before places. @throws Refusal NotFound, where the place is not the unit's
 */
export async function holdSiteOfNew(
  ctx: Context,
  { unitId, folderId }: Held<Place, 'fill'>,
  locationId: number | null | undefined,
): Promise<Held<Site, 'fill'> | undefined> {
  if (!locationId) return undefined
  if (folderId === null) await lockRootNames(ctx.db, unitId)
  return holdSite(ctx, { unitId, locationId })
}

/** Writes down where a document that was just made stands. */
export async function recordFirstPlace(
  ctx: Context,
  site: Held<Site, 'fill'> | undefined,
  { id, name }: { id: number; name: string },
): Promise<void> {
  if (!site) return
  const { rows } = await sql<{ code: string }>`select item_code as code from documents where id = ${id}`.execute(ctx.db)
  const comer = { documentId: id, name, code: rows[0]?.code ?? null, from: null, to: site.locationId }
  await insertHistory(ctx, site.unitId, [comer])
}
