import type { Document, List } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Actor, userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import {
  type DocumentSort,
  type Edition,
  placeAndPosting,
  readInUnitBy,
  seenNow,
  selectDocumentsById,
} from '../documents/index.ts'
import type { ContentsQuery } from './list-contents.ts'

/**
 * What the actor pinned and still sees, of any unit, each in the edition that is theirs to see. Three statements at most:
 * the page, and its documents of either edition.
 */
export async function listPinned(ctx: Context, query: ContentsQuery): Promise<List<Document>> {
  const { page, total } = await choosePage(ctx, query)
  const idsOf = (edition: Edition) => page.filter((one) => one.edition === edition).map((one) => one.id)
  const views = await Promise.all([view(ctx, idsOf('working'), 'working'), view(ctx, idsOf('snapshot'), 'snapshot')])
  const byId = new Map(views.flat().map((document) => [document.id, document]))
  return asList(
    page.flatMap(({ id }) => byId.get(id) ?? []),
    total,
  )
}

const view = async (ctx: Context, ids: readonly number[], edition: Edition) =>
  ids.length === 0 ? [] : selectDocumentsById(ctx, ids, edition)

const sortColumns: Record<DocumentSort, (direction: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  name: (direction) => sql`name collate natural_order ${direction}`,
  modified: (direction) => sql`updated_at ${direction}`,
  created: (direction) => sql`created_at ${direction}`,
  date: (direction) => sql`document_date ${direction} nulls last`,
  size: (direction) => sql`size ${direction}`,
}

type Chosen = { id: number; edition: Edition }

// Joined to one row that is always there, so that a page behind the last one tells the total too.
async function choosePage(ctx: Context, { page, pageSize, sort = 'name', order = 'asc', search }: ContentsQuery) {
  const named = search ? sql`where name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}` : sql``
  const { rows } = await sql<{ [K in keyof Chosen]: Chosen[K] | null } & { inAll: number }>`
    with pinned as materialized (select * from (${shown(ctx.actor)}) as shown ${named})
    select counted.in_all, chosen.id, chosen.edition
    from (select count(*)::int as in_all from pinned) as counted
    left join lateral (
      select *, row_number() over () as place from (
        select * from pinned order by ${sortColumns[sort](order === 'desc' ? sql`desc` : sql`asc`)}, id
        limit ${pageSize} offset ${page * pageSize}
      ) as page
    ) as chosen on true
    order by chosen.place`.execute(ctx.db)
  const chosen = rows.flatMap(({ id, edition }) => (id === null || edition === null ? [] : { id, edition }))
  return { page: chosen, total: rows[0]?.inAll ?? 0 }
}

// What each is ordered and searched by is what its view says.
const shown = (actor: Actor) => sql`
  select d.id, case when own.is_working then 'working' else 'snapshot' end as edition,
    case when own.is_working then d.name else p.name end as name,
    case when own.is_working then d.document_date else p.document_date end as document_date,
    case when not ${readInUnitBy(actor)} then 0 when own.is_working then d.total_size
      else (select coalesce(sum(f.size), 0) from posting_files pf join files f on f.id = pf.file_id where pf.posting_id = p.id)
      end as size,
    d.updated_at, d.created_at
  from pins join documents d on d.id = pins.document_id ${placeAndPosting}
  cross join lateral (select coalesce(${seenNow(actor, 'working')}, false) as is_working) as own
  where pins.user_id = ${userIdOf(actor)}::uuid and (own.is_working or ${seenNow(actor, 'snapshot')})`
