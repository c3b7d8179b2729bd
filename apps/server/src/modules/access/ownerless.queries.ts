import type { List, OwnerlessDocument } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { isClassifiedNow } from '../documents/index.ts'
import { userRefJson } from '../people/index.ts'

const ownerless = sql`documents d join users owner on owner.id = d.owner_id
  where owner.deactivated_at is not null and d.is_living and ${isClassifiedNow}`

/** Classified documents that nobody can open to anybody, since their owner is gone. Their titles are not told. */
export async function listOwnerless(
  { db }: Context,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<List<OwnerlessDocument>> {
  const { rows } = await sql<OwnerlessDocument & { inAll: number }>`
    select page.id, ${userRefJson('owner')} as owner, json_build_object('id', n.id, 'name', n.name) as delivery_unit, c.name as category,
      page.created_at, page.in_all,
      (select count(*)::int from access_requests r where r.document_id = page.id and r.status = 'waiting') as request_count
    from (select d.*, count(*) over ()::int as in_all from ${ownerless} order by d.id limit ${pageSize} offset ${page * pageSize}) as page
    join users owner on owner.id = page.owner_id join units n on n.id = page.unit_id left join categories c on c.id = page.category_id
    order by page.id`.execute(db)
  const total = rows[0]?.inAll ?? (page === 0 ? 0 : await countOwnerless(db))
  return asList(
    rows.map(({ inAll: _, ...row }) => row),
    total,
  )
}

async function countOwnerless(db: Context['db']): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${ownerless}`.execute(db)
  return rows[0]?.count ?? 0
}
