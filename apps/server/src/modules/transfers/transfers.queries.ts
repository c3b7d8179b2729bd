import type { listTransfers as asked, DocumentTransfer, List, QueryOf, Transfer } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { refuse } from '../../platform/refusal.ts'
import { userRefJson } from '../people/index.ts'

interface Page {
  page: number
  pageSize: number
}

async function select(
  { db }: Context,
  { where, page, pageSize }: Page & { where: RawBuilder<unknown> },
): Promise<List<Transfer>> {
  const { rows } = await sql<Transfer & { inAll: number }>`
    with t as (select *, count(*) over ()::int as in_all from transfers t where ${where}
      order by id desc limit ${pageSize} offset ${page * pageSize})
    select t.id, t.number, t.title, t.recipient, t.status, t.document_count, t.file_count, t.total_size::float8 as total_file_size,
      ${userRefJson('maker')} as created_by, t.created_at, t.receipt_no, t.receipt_date, ${userRefJson('settler')} as settled_by,
      t.settled_at, t.reason, t.version, t.in_all
    from t left join users maker on maker.id = t.created_by left join users settler on settler.id = t.settled_by
    order by t.id desc`.execute(db)
  if (rows.length > 0 || page === 0)
    return asList(
      rows.map(({ inAll: _, ...row }) => row),
      rows[0]?.inAll ?? 0,
    )
  const counted = await sql<{ total: number }>`select count(*)::int as total from transfers t where ${where}`.execute(
    db,
  )
  return asList([], counted.rows[0]?.total ?? 0)
}

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

export const listTransfers = (
  ctx: Context,
  { search, status, ...page }: QueryOf<typeof asked>,
): Promise<List<Transfer>> =>
  select(ctx, {
    ...page,
    where: sql`${status ? sql`status = ${status}` : sql`true`} and ${
      search
        ? sql`(number ilike ${like(search)} or title ilike ${like(search)} or recipient ilike ${like(search)})`
        : sql`true`
    }`,
  })

/** @throws Refusal NotFound */
export async function requireTransferView(ctx: Context, id: number): Promise<Transfer> {
  const [found] = (await select(ctx, { where: sql`id = ${id}`, page: 0, pageSize: 1 })).items
  if (!found) throw refuse('NotFound')
  return found
}

/** Where a document was handed over to, the last first. Whoever calls has judged that it may be seen. */
export async function listTransfersOf(
  { db }: Context,
  documentId: number,
  { page, pageSize }: Page,
): Promise<List<DocumentTransfer>> {
  const from = sql`from transfers t where t.status = 'confirmed'
    and exists (select from transfer_documents td where td.transfer_id = t.id and td.document_id = ${documentId})`
  const { rows } = await sql<DocumentTransfer>`select number, recipient, receipt_no, receipt_date ${from}
    order by settled_at desc, id desc limit ${pageSize} offset ${page * pageSize}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  return asList(rows, counted[0]?.total ?? 0)
}

interface Place {
  unit: string
  office: string
  campus: string
}

/** The names of units, of their offices and campuses, by the units’ ids. */
export async function findPlaces({ db }: Context, ids: readonly number[]): Promise<Map<number, Place>> {
  const { rows } = await sql<Place & { id: number }>`select n.id, n.name as unit, o.name as office, c.name as campus
    from units n join offices o on o.id = n.office_id join campuses c on c.id = o.campus_id
    where n.id = any(${ids}::integer[])`.execute(db)
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}
