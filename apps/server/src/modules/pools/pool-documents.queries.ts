import type { Document, List, PoolFile, PoolOfDocument, UserRef } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Actor, userIdOf, worksIn } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { asList, listedPage } from '../../platform/database/page.ts'
import { judge } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import {
  type Edition,
  placeAndPosting,
  readInUnitBy,
  requireDocument,
  seenNow,
  selectDocumentsById,
} from '../documents/index.ts'
import { userRefJson } from '../people/index.ts'
import type { PoolFacts } from './pool.ts'
import { placedPolicy } from './pools.policy.ts'
import { requirePool } from './require-pool.ts'

type Sort = 'added' | 'name' | 'modified' | 'size' | 'date'
export interface PlacedQuery {
  page: number
  pageSize: number
  sort?: Sort | undefined
  order?: 'asc' | 'desc' | undefined
  search?: string | undefined
}

const sortColumns: Record<Sort, (direction: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  added: (direction) => sql`created_at ${direction}`,
  name: (direction) => sql`name collate natural_order ${direction}`,
  modified: (direction) => sql`updated_at ${direction}`,
  size: (direction) => sql`size ${direction}`,
  date: (direction) => sql`document_date ${direction} nulls last`,
}

interface Placed {
  id: number
  documentId: number
  unitId: number
  edition: Edition
  addedById: string
  addedBy: UserRef | null
  createdAt: string
}

/**
 * The documents in a pool that the actor sees, each in the edition that is theirs to see: what is in the trash, or
 * classified and not theirs, is withheld. Four statements: the pool, the page, and its documents of either edition.
 *
 * @throws Refusal NotFound
 */
export async function listPlaced(ctx: Context, poolId: number, query: PlacedQuery): Promise<List<PoolFile>> {
  const pool = await requirePool(ctx, poolId, 'view')
  const { placed, total } = await choosePage(ctx, sql`pd.pool_id = ${poolId}`, query)
  return asList(await viewAll(ctx, pool, placed), total)
}

/** A document in a pool that the actor is in. @throws Refusal NotFound */
export async function viewPlaced(
  ctx: Context,
  { poolId, documentId }: { poolId: number; documentId: number },
): Promise<PoolFile> {
  const pool = await requirePool(ctx, poolId, 'view')
  const where = sql`pd.pool_id = ${poolId} and pd.document_id = ${documentId}`
  const { placed } = await choosePage(ctx, where, { page: 0, pageSize: 1 })
  const [view] = await viewAll(ctx, pool, placed)
  if (!view) throw refuse('NotFound')
  return view
}

// Joined to one row that is always there, so that a page behind the last one tells the total too.
async function choosePage(ctx: Context, where: RawBuilder<unknown>, query: PlacedQuery) {
  const { page, pageSize, sort = 'added', order = sort === 'added' ? 'desc' : 'asc', search } = query
  const named = search ? sql`where name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}` : sql``
  const direction = order === 'desc' ? sql`desc` : sql`asc`
  const { rows } = await sql<{ [K in keyof Placed]: Placed[K] | null } & { inAll: number }>`
    with placed as materialized (select * from (${shown(ctx.actor, where)}) as shown ${named})
    select counted.in_all, chosen.id, chosen.document_id, chosen.unit_id, chosen.edition, chosen.created_at,
      chosen.added_by as added_by_id, ${userRefJson('adder')} as added_by
    from (select count(*)::int as in_all from placed) as counted
    left join lateral (
      select *, row_number() over () as place from (
        select * from placed order by ${sortColumns[sort](direction)}, id ${direction} limit ${pageSize} offset ${page * pageSize}
      ) as page
    ) as chosen on true
    left join users adder on adder.id = chosen.added_by
    order by chosen.place`.execute(ctx.db)
  const placed = rows.filter((row): row is Placed & { inAll: number } => row.id !== null)
  return { placed, total: rows[0]?.inAll ?? 0 }
}

// What each is ordered and searched by is what its view says.
const shown = (actor: Actor, where: RawBuilder<unknown>) => sql`
  select pd.id, pd.document_id, pd.added_by, pd.created_at, d.unit_id,
    case when own.is_working then 'working' else 'snapshot' end as edition,
    case when own.is_working then d.name else p.name end as name,
    case when own.is_working then d.document_date else p.document_date end as document_date,
    case when not ${readInUnitBy(actor)} then 0 when own.is_working then d.total_size
      else (select coalesce(sum(f.size), 0) from posting_files pf join files f on f.id = pf.file_id where pf.posting_id = p.id)
      end as size, d.updated_at
  from pool_documents pd join documents d on d.id = pd.document_id ${placeAndPosting}
  cross join lateral (select coalesce(${seenNow(actor, 'working')}, false) as is_working) as own
  where ${where} and (own.is_working or ${seenNow(actor, 'snapshot')})`

async function viewAll(ctx: Context, pool: PoolFacts, placed: readonly Placed[]): Promise<PoolFile[]> {
  const idsOf = (edition: Edition) => placed.filter((one) => one.edition === edition).map((one) => one.documentId)
  const views = await Promise.all([view(ctx, idsOf('working'), 'working'), view(ctx, idsOf('snapshot'), 'snapshot')])
  const byId = new Map(views.flat().map((document) => [document.id, document]))
  return placed.flatMap(({ unitId, addedById, edition: _, documentId, ...one }) => {
    const fileManager = byId.get(documentId)
    if (!fileManager) return []
    const judged = { actor: ctx.actor, pool, placed: { addedBy: addedById }, unitId }
    return {
      id: one.id,
      poolId: pool.id,
      fileManagerId: documentId,
      fileManager,
      addedBy: one.addedBy,
      createdAt: one.createdAt,
      mayRemove: judge(placedPolicy, 'takeOut', judged) === undefined,
    }
  })
}

const view = async (ctx: Context, ids: readonly number[], edition: Edition): Promise<Document[]> =>
  ids.length === 0 ? [] : selectDocumentsById(ctx, ids, edition)

/** The pools that a document is in, for the members of its unit. @throws Refusal NotFound, Forbidden */
export async function listPoolsOfDocument(
  ctx: Context,
  documentId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<List<PoolOfDocument>> {
  const document = await requireDocument(ctx, documentId, 'view')
  if (!worksIn(ctx.actor, document.unitId)) throw refuse('Forbidden')
  const from = sql`from pool_documents pd join pools p on p.id = pd.pool_id left join users adder on adder.id = pd.added_by
    where pd.document_id = ${documentId}`
  const { rows } = await sql<PoolOfDocument>`
    select pd.id, pd.pool_id, p.title, pd.created_at, ${userRefJson('adder')} as added_by,
      exists (select from pool_members m where m.pool_id = p.id and m.user_id = ${userIdOf(ctx.actor)}::uuid) as is_member,
      (select count(*)::int from pool_members m where m.pool_id = p.id) as user_count
    ${from} order by p.title collate natural_order, pd.id limit ${pageSize} offset ${page * pageSize}`.execute(ctx.db)
  return listedPage(ctx.db, rows, { page, pageSize, from })
}
