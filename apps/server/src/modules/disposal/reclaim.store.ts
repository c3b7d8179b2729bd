import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { againOnUnique } from '../../platform/database/constraints.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import type { Held } from '../../platform/policy.ts'
import type { DisposalFacts } from './disposal.policy.ts'

export interface Binned {
  documentId: number
  unitId: number
  name: string
  /** Where it comes back to: its folder, or the nearest above that lives; null for the root of its unit. */
  folderId: number | null
  /** Whether it lived when it went to the bin; else it was in the trash. */
  isLiving: boolean
}
export type Reclaimed = Binned

/** Documents in the bin, with where each comes back to. Behind the locks of their folders. */
export async function listBinned({ db }: Context, disposalId: number, ids: readonly number[]): Promise<Binned[]> {
  const { rows } = await sql<Binned>`
    select d.id as document_id, d.unit_id, d.name, i.was_trashed_at is null and i.was_buried_in is null as is_living,
      case when i.was_trashed_at is null and i.was_buried_in is null then (
        select above.id from folders f join folders above on above.id = any(string_to_array(f.path::text, '.')::integer[])
        where f.id = i.was_in_folder and above.is_living order by nlevel(above.path) desc limit 1)
      else (select f.id from folders f where f.id = i.was_in_folder) end as folder_id
    from disposal_items i join documents d on d.id = i.document_id
    where i.disposal_id = ${disposalId} and ${isAmong('d.id', ids)} order by d.id`.execute(db)
  return rows
}

interface Taking {
  back: readonly Reclaimed[]
  by: string
  reason: string
}

/** Takes documents out of the bin. What went to the trash with a folder that is there still goes back with it. */
export async function takeFromBin(
  ctx: Context,
  disposal: Held<DisposalFacts, 'restore'>,
  { back, by, reason }: Taking,
): Promise<void> {
  const now = ctx.clock.now().toISOString()
  const ids = back.map((one) => one.documentId)
  await sql`update disposal_items set state = 'restored', restored_by = ${by}, restored_at = ${now}, restored_because = ${reason}
    where disposal_id = ${disposal.id} and ${isAmong('documentId', ids)}`.execute(ctx.db)
  await sql`
    update documents d set disposed_in = null, folder_id = coming.folder_id, name = coming.name, version = d.version + 1,
      buried_in = grave.id, trashed_by = case when grave.id is null then i.was_trashed_by end,
      trashed_at = case when grave.id is null then coalesce(i.was_trashed_at, case when i.was_buried_in is not null then ${now}::timestamptz end) end
    from unnest(${ids}::integer[], ${back.map((one) => one.folderId)}::integer[], ${back.map((one) => one.name)}::text[])
      as coming (id, folder_id, name)
    join disposal_items i on i.document_id = coming.id and i.disposal_id = ${disposal.id}
    left join folders grave on grave.id = i.was_buried_in and grave.trashed_at is not null
    where d.id = coming.id`
    .execute(ctx.db)
    .catch(againOnUnique('documents_living_name'))
}
