import { type Disposal, type DisposalStatus, type DisposalSummary, disposalActions, type List } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { publicUrl } from '../../config.ts'
import { isCru, unitsOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { refuse } from '../../platform/refusal.ts'
import { userRefJson } from '../people/index.ts'
import { certificateNo } from './certificate-number.ts'
import { findDisposal, judgeDisposal } from './find-disposal.ts'
import { type ItemQuery, listItems } from './items.queries.ts'
import { listHashNow } from './list-hash.ts'

/** SQL: the items that the actor may know of. Alias: `i`. */
export const ownItems = ({ actor }: Context) =>
  isCru(actor) ? sql`true` : sql`i.unit_id = any(${unitsOf(actor)}::integer[])`

type Row = Omit<DisposalSummary, 'authority' | 'certificate' | 'itemCount' | 'counts'> & {
  counts: DisposalSummary['counts']
  onList: number
  authorityNumber: string | null
  authorityDate: string | null
  authorityDocumentId: number | null
  certificateYear: number | null
  certificateNumber: number | null
  certificateCode: string | null
  certificateSha256: string | null
  certificateCount: number | null
}

const columns = sql`b.id, b.title, b.status, b.created_at, b.submitted_at, b.authorised_at, b.executed_at, b.cancelled_at,
  b.purge_from, b.authority_number, b.authority_date, b.authority_document_id, b.certificate_year, b.certificate_number,
  b.certificate_code, b.certificate_sha256, b.certificate_count, b.version, held.counts, held.on_list,
  ${userRefJson('maker')} as created_by, ${userRefJson('authoriser')} as authorised_by, ${userRefJson('executor')} as executed_by`

const source = (ctx: Context) => sql`disposals b left join users maker on maker.id = b.created_by
  left join users authoriser on authoriser.id = b.authorised_by left join users executor on executor.id = b.executed_by
  cross join lateral (select count(*) filter (where i.state not in ('objected', 'released'))::int as on_list, json_build_object(
      'waiting', count(*) filter (where i.state = 'listed' and i.agrees is null),
      'agreed', count(*) filter (where i.state = 'listed' and i.agrees),
      'objected', count(*) filter (where i.state = 'objected'), 'skipped', count(*) filter (where i.state = 'skipped'),
      'binned', count(*) filter (where i.state = 'binned'), 'restored', count(*) filter (where i.state = 'restored'),
      'destroyed', count(*) filter (where i.state = 'destroyed')) as counts
    from disposal_items i where i.disposal_id = b.id and ${ownItems(ctx)}) held`

export interface DisposalListing {
  /** Aliases: `b` disposals, `held` its counts. */
  where: RawBuilder<unknown>
  /** What comes first. */
  first: RawBuilder<unknown>
  page: number
  pageSize: number
  status?: DisposalStatus | undefined
  search?: string | undefined
}

/** Batches for a screen: a page, and how many there are. */
export async function listDisposals(
  ctx: Context,
  { where, first, page, pageSize, status, search }: DisposalListing,
): Promise<List<DisposalSummary>> {
  const ofStatus = status === undefined ? sql`true` : sql`b.status = ${status}`
  const named = search ? sql`b.title ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}` : sql`true`
  const matching = sql`${where} and ${ofStatus} and ${named}`
  const { rows } = await sql<Row & { inAll: number }>`
    with page as materialized (
      select b.id, row_number() over (order by ${first}, b.id desc) as place, count(*) over ()::int as in_all
      from disposals b where ${matching} order by place limit ${pageSize} offset ${page * pageSize})
    select page.in_all, ${columns} from page join ${source(ctx)} on true where b.id = page.id order by page.place`.execute(
    ctx.db,
  )
  const total = rows[0]?.inAll ?? (page === 0 ? 0 : await countAll(ctx, matching))
  return asList(
    rows.map(({ inAll: _, ...row }) => present(ctx, row)),
    total,
  )
}

async function countAll({ db }: Context, matching: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from disposals b where ${matching}`.execute(db)
  return rows[0]?.total ?? 0
}

const wholePage: ItemQuery = { page: 0, pageSize: 200 }
const mostUnits = 200

/** A batch with a page of its items, as the actor may see it; whoever calls has judged that they may. */
export async function viewDisposal(ctx: Context, id: number, query: ItemQuery = wholePage): Promise<Disposal> {
  const facts = await findDisposal(ctx, id)
  const { rows } = await sql<Row & { currentHash: string; units: Disposal['units'] }>`
    select ${columns}, coalesce(b.list_hash, ${listHashNow}) as current_hash, asked.units
    from ${source(ctx)} cross join lateral (select coalesce(json_agg(one order by one.waiting desc, one.id), '[]') as units from (
      select i.unit_id as id, max(i.unit_name) as name, max(i.office_name) as "officeName",
        count(*) filter (where i.state = 'listed' and i.agrees is null)::int as waiting,
        count(*) filter (where i.state <> 'objected' and i.agrees)::int as agreed,
        count(*) filter (where i.state = 'objected')::int as objected
      from disposal_items i where i.disposal_id = b.id and ${ownItems(ctx)} group by i.unit_id
      order by waiting desc, i.unit_id limit ${mostUnits}) one) asked
    where b.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row || !facts) throw refuse('NotFound')
  const { currentHash, units, ...summary } = row
  const { items, total } = await listItems(
    ctx,
    { disposalId: id, within: ownItems(ctx), status: summary.status },
    query,
  )
  return {
    ...present(ctx, summary),
    listHash: currentHash,
    items,
    total,
    units,
    ...judgeDisposal(ctx, facts, disposalActions),
  }
}

function present({ config }: Context, row: Row): DisposalSummary {
  const { onList, authorityNumber, authorityDate, authorityDocumentId, ...rest } = row
  const { certificateYear, certificateNumber, certificateCode, certificateSha256, certificateCount, ...told } = rest
  return {
    ...told,
    itemCount: onList,
    authority:
      authorityNumber !== null && authorityDate !== null
        ? { number: authorityNumber, date: authorityDate, fileId: authorityDocumentId }
        : null,
    certificate:
      certificateYear !== null && certificateNumber !== null && certificateCode !== null
        ? {
            no: certificateNo(certificateYear, certificateNumber),
            code: certificateCode,
            url: `${publicUrl(config)}/verify/${certificateCode}`,
            sha256: certificateSha256 ?? '',
            count: certificateCount ?? 0,
          }
        : null,
  }
}
