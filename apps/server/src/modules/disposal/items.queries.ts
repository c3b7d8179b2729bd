import type { DisposalItem, DisposalItemState, DisposalStatus, List } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { routeIdOf } from '../../platform/route-id.ts'
import { userRefJson } from '../people/index.ts'
import { blockerNow } from './blockers.ts'

export interface ItemQuery {
  page: number
  pageSize: number
  search?: string | undefined
  state?: DisposalItemState | undefined
  deliveryUnitId?: number | undefined
}

interface Whose {
  disposalId: number
  status: DisposalStatus
  /** Alias: `i`. */
  within: RawBuilder<unknown>
}

type Row = {
  documentId: number
  name: string
  isClassified: boolean
  categoryId: number | null
  categoryName: string | null
  retentionYears: number | null
  documentDate: string | null
  madeOn: string
  expiresOn: string | null
  size: number
  fileCount: number
  sha256s: string[]
  unitId: number
  unitName: string
  officeName: string
  campusName: string
  inAll: number
} & Omit<DisposalItem, 'fileManager' | 'unitId'>

/** A page of the items of a batch, in the order of their units and names, in one statement. */
export async function listItems(
  ctx: Context,
  { disposalId, within, status }: Whose,
  { page, pageSize, search, state, deliveryUnitId }: ItemQuery,
): Promise<List<DisposalItem>> {
  const named = search ? sql`i.name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}` : sql`true`
  const inState = state === undefined ? sql`true` : sql`i.state = ${state}`
  const ofUnit = deliveryUnitId === undefined ? sql`true` : sql`i.unit_id = ${deliveryUnitId}`
  const matching = sql`from disposal_items i where i.disposal_id = ${disposalId} and ${within} and ${named} and ${inState} and ${ofUnit}`
  const isOpen = ['draft', 'concurrence', 'authorised'].includes(status)
  const blocker = isOpen
    ? sql`case when i.state <> 'listed' then null when d.id is null then 'NotFound' else ${blockerNow(ctx, disposalId)} end`
    : sql`i.skipped_because`
  const { rows } = await sql<Row>`
    with i as materialized (select i.* ${matching} order by i.unit_id, i.name, i.document_id limit ${pageSize} offset ${page * pageSize})
    select (select count(*)::int ${matching}) as in_all, i.document_id, i.name, i.is_classified, i.category_id, i.category_name,
      i.retention_years, i.document_date, i.made_on, i.expires_on, case when i.is_classified then 0 else i.size end::float8 as size,
      i.file_count, case when i.is_classified then '{}' else i.sha256s end as sha256s,
      i.unit_id, i.unit_name, i.office_name, i.campus_name, i.state, ${blocker} as blocker, i.destroyed_at,
      case when i.concurred_at is not null then json_build_object('agrees', i.agrees, 'by', ${userRefJson('answerer')},
        'at', instant_text(i.concurred_at), 'reason', i.concur_reason) end as concurrence,
      case when i.restored_at is not null then json_build_object('by', ${userRefJson('restorer')}, 'at', instant_text(i.restored_at),
        'reason', i.restored_because) end as restored
    from i left join documents d on d.id = i.document_id
    left join users answerer on answerer.id = i.concurred_by left join users restorer on restorer.id = i.restored_by
    order by i.unit_id, i.name, i.document_id`.execute(ctx.db)
  return { items: rows.map((row) => present(ctx, row)), total: rows[0]?.inAll ?? 0 }
}

function present({ secrets }: Context, row: Row): DisposalItem {
  const { documentId: id, unitId, categoryId, categoryName } = row
  return {
    fileManager: {
      id,
      name: row.name,
      isClassified: row.isClassified,
      documentCategory:
        categoryId === null ? null : { id: categoryId, category: categoryName ?? '', retention: row.retentionYears },
      documentDate: row.documentDate,
      createdOn: row.madeOn,
      expiresOn: row.expiresOn,
      totalFileSize: row.size,
      fileCount: row.fileCount,
      sha256s: row.sha256s,
      deliveryUnit: { id: unitId, name: row.unitName, officeName: row.officeName, campusName: row.campusName },
      routeId: routeIdOf(secrets, { kind: 'document', id, unitId }),
    },
    unitId,
    state: row.state,
    concurrence: row.concurrence,
    blocker: row.blocker,
    restored: row.restored,
    destroyedAt: row.destroyedAt,
  }
}
