import { exactTotalLimit, type List, type Posting } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministrator, isCru } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { refuse } from '../../platform/refusal.ts'
import { isOut, reachedBy } from '../documents/index.ts'
import { type PostingRow, postingSource, selectPostingRows } from './posting-row.ts'
import { presentPosting } from './postings.presenter.ts'

type Sort = 'sent' | 'reviewed' | 'published' | 'name'
type Order = 'asc' | 'desc'
export interface PostingsQuery {
  page: number
  pageSize: number
  search?: string | undefined
  campusId?: number | undefined
  officeId?: number | undefined
  deliveryUnitId?: number | undefined
  categoryId?: number | undefined
  sort?: Exclude<Sort, 'published'> | undefined
  order?: Order | undefined
}

/** The order of a list that none was asked of. */
export interface Usual {
  sort: Sort
  order: Order
}

const sortColumns: Record<Sort, RawBuilder<unknown>> = {
  sent: sql`p.sent_at`,
  reviewed: sql`p.reviewed_at`,
  published: sql`p.published_at`,
  name: sql`p.name collate natural_order`,
}

/** Living postings whose documents live, by a condition on the aliases of `postingSource`: two statements a page. */
export async function listPostings(
  ctx: Context,
  where: RawBuilder<unknown>,
  { page, pageSize, ...query }: PostingsQuery,
  usual: Usual,
): Promise<List<Posting>> {
  const all = sql`from ${postingSource} where p.ended_at is null and d.is_living and ${where} ${narrowedBy(query)}`
  const inOrder = orderOf(query, usual)
  const [rows, counted] = await Promise.all([
    selectPostingRows(
      ctx,
      sql`select p.id ${all} order by ${inOrder} limit ${pageSize} offset ${page * pageSize}`,
      inOrder,
    ),
    sql<{
      total: number
    }>`select count(*)::int as total from (select ${all} limit ${exactTotalLimit + 1}) as counted`.execute(ctx.db),
  ])
  return asList(
    rows.map((row) => presentPosting(ctx, row)),
    counted.rows[0]?.total ?? 0,
  )
}

// What is approved was published when it was reviewed: the order that an index keeps.
function orderOf(query: Pick<PostingsQuery, 'sort' | 'order'>, usual: Usual): RawBuilder<unknown> {
  const wanted = query.sort === 'reviewed' && usual.sort === 'published' ? 'published' : query.sort
  const sort = wanted ?? usual.sort
  const { order = sort === usual.sort ? usual.order : sort === 'name' ? 'asc' : 'desc' } = query
  return order === 'desc' ? sql`${sortColumns[sort]} desc, p.id desc` : sql`${sortColumns[sort]}, p.id`
}

function narrowedBy({
  search,
  campusId,
  officeId,
  deliveryUnitId,
  categoryId,
}: Omit<PostingsQuery, 'page' | 'pageSize'>) {
  const conditions = [
    ...(search ? [sql`p.name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`] : []),
    ...(campusId ? [sql`o.campus_id = ${campusId}`] : []),
    ...(officeId ? [sql`n.office_id = ${officeId}`] : []),
    ...(deliveryUnitId ? [sql`d.unit_id = ${deliveryUnitId}`] : []),
    ...(categoryId ? [sql`p.category_id = ${categoryId}`] : []),
  ]
  return conditions.length > 0 ? sql`and ${sql.join(conditions, sql` and `)}` : sql``
}

/** SQL: postings that the actor decides on. The twin of documents' `decides`. */
export function decidedBy(actor: Actor): RawBuilder<boolean> {
  if (actor.kind !== 'user') return actor.kind === 'system' ? sql`true` : sql`false`
  if (isAdministrator(actor)) return sql`true`
  const approving = sql<boolean>`(o.campus_id || ':' || c.group_id) = any(${[...actor.approves]})`
  if (!isCru(actor)) return approving
  return sql`(${approving} or not exists (select from approvers a where a.campus_id = o.campus_id and a.group_id = c.group_id))`
}

/** SQL: of approved postings that the actor decides on those that they may know of: by reach once they are out. */
export const shownTo = (actor: Actor): RawBuilder<boolean> =>
  isCru(actor) || isAdministrator(actor) ? sql`true` : sql`(not ${isOut} or ${reachedBy(actor)})`

/** SQL: approved postings that the actor may take down beside those that they decide on. */
export const takenDownBy = (actor: Actor): RawBuilder<boolean> =>
  isCru(actor) ? sql`(l.scope = 'public' and ${isOut})` : sql`false`

/** One posting, without judging. @throws Refusal NotFound */
export async function viewPosting(ctx: Context, id: number): Promise<Posting> {
  const [row] = await selectPostingRows(ctx, sql`select ${id}::int as id`, sql`p.id`)
  if (!row) throw refuse('NotFound')
  if (row.own.endedAt === null) return presentPosting(ctx, row)
  const history = await listHistory(ctx, row.id)
  const found = history.find((posting) => posting.id === id)
  if (!found) throw refuse('NotFound')
  return found
}

/** All postings of a document, the newest first. Whoever calls has judged that the actor may see them. */
export async function listHistory(ctx: Context, documentId: number): Promise<Posting[]> {
  const rows = await selectPostingRows(
    ctx,
    sql`select id from postings where document_id = ${documentId}`,
    sql`p.ended_at is null desc, p.id desc`,
  )
  // What an actor sees of the document is decided by its living posting, for old postings too.
  const living = rows.find((row) => row.own.endedAt === null)?.posting ?? null
  const judged: PostingRow[] = rows.map((row) => ({ ...row, posting: living }))
  return judged.map((row) => presentPosting(ctx, row))
}
