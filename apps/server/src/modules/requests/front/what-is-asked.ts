import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { refuseField } from '../../../platform/refusal.ts'
import { idOrRoute } from '../../../platform/route-id.ts'
import { countPublished } from '../../search/index.ts'

interface Asked {
  campusId: number
  deliveryUnitId?: number | null | undefined
}

/** @throws Refusal ValidationFailed for a campus that there isn't, and a unit that isn't one of it */
export async function requirePlace(ctx: Context, { campusId, deliveryUnitId }: Asked): Promise<void> {
  const { rows } = await sql<{ campus: boolean; unit: boolean }>`select
    exists (select from campuses where id = ${campusId}) as campus,
    exists (select from units n join offices o on o.id = n.office_id
      where n.id = ${deliveryUnitId ?? null}::integer and o.campus_id = ${campusId}) as unit`.execute(ctx.db)
  const [found] = rows
  if (!found?.campus) throw refuseField('campusId', 'There is no such campus.')
  if (deliveryUnitId && !found.unit) throw refuseField('deliveryUnitId', 'There is no such unit at this campus.')
}

/** The number of a document that everybody may see. @throws Refusal ValidationFailed for any other */
export async function requirePublicDocument(
  ctx: Context,
  named: number | string | null | undefined,
): Promise<number | null> {
  if (named === null || named === undefined) return null
  const id = idOrRoute(ctx.secrets, String(named), 'document')
  if (id && (await countPublished(ctx, sql`d.id = ${id}`)) > 0) return id
  throw refuseField('relatedFileId', 'There is no such public document.')
}
