import { exactTotalLimit, type Hold, type HoldKind, type List } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { unitsOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { refuse } from '../../platform/refusal.ts'
import { userRefJson } from '../people/index.ts'

interface Listing {
  page: number
  pageSize: number
  search?: string | undefined
  state?: 'living' | 'lifted' | undefined
  kind?: HoldKind | undefined
  fileManagerId?: number | undefined
}

/** Holds, the living ones first, then the newest: one statement. */
export function listHolds(ctx: Context, { search, state, kind, fileManagerId, ...page }: Listing): Promise<List<Hold>> {
  const conditions = [sql`true`]
  if (state) conditions.push(state === 'living' ? sql`h.lifted_at is null` : sql`h.lifted_at is not null`)
  if (kind) conditions.push(sql`h.kind = ${kind}`)
  if (fileManagerId)
    conditions.push(sql`h.id in (select hold_id from hold_documents where document_id = ${fileManagerId})`)
  if (search) {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(sql`(h.reason ilike ${pattern} or ${aboutFor(ctx)} ilike ${pattern})`)
  }
  return selectHolds(ctx, { ...page, where: sql`${sql.join(conditions, sql` and `)}` })
}

/** @throws Refusal NotFound */
export async function requireHoldView(ctx: Context, id: number): Promise<Hold> {
  const { items } = await selectHolds(ctx, { where: sql`h.id = ${id}`, page: 0, pageSize: 1 })
  const [hold] = items
  if (!hold) throw refuse('NotFound')
  return hold
}

// Folders and places are their unit's: the CRU is told which unit, and not what they are called.
const aboutFor = ({ actor }: Context) =>
  sql<string | null>`case when h.unit_id is null or h.unit_id = any(${unitsOf(actor)}::integer[]) then h.about end`

async function selectHolds(
  ctx: Context,
  { where, page, pageSize }: { where: RawBuilder<unknown>; page: number; pageSize: number },
): Promise<List<Hold>> {
  const { rows } = await sql<Hold & { inAll: number }>`
    with listed as materialized (
      select h.*, count(*) over ()::int as in_all from holds h where ${where}
      order by h.lifted_at is not null, h.id desc limit ${pageSize} offset ${page * pageSize}
    )
    select h.id, h.kind, h.reason, h.target as on, h.folder_id as file_folder_id, h.category_id as document_category_id,
      h.location_id as file_location_id, ${aboutFor(ctx)} as about,
      case when n.id is not null then json_build_object('id', n.id, 'name', n.name) end as unit,
      (select count(*)::int from (select from hold_documents hd where hd.hold_id = h.id limit ${exactTotalLimit + 1}) as covered)
        as document_count,
      ${userRefJson('maker')} as created_by, h.created_at, h.lifted_at, ${userRefJson('lifter')} as lifted_by, h.lift_reason, h.in_all
    from listed h left join units n on n.id = h.unit_id left join users maker on maker.id = h.created_by
      left join users lifter on lifter.id = h.lifted_by
    order by h.lifted_at is not null, h.id desc`.execute(ctx.db)
  const items = rows.map(({ inAll: _, ...hold }) => hold)
  return asList(
    items,
    rows[0]?.inAll ?? (page === 0 ? 0 : (await selectHolds(ctx, { where, page: 0, pageSize: 1 })).total),
  )
}
