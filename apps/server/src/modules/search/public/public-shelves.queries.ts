import type { listPublicCategories, ResponseOf } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

type Answer = ResponseOf<typeof listPublicCategories>

/** Categories that hold public documents, all campuses, with what an outsider can count there: one statement. */
export async function listShelves(db: Database): Promise<Answer> {
  const { rows } = await sql<Omit<Answer, 'total'>>`
    with public_entry as materialized (
      select category_id, campus_id, year, count(*)::int as count from search_entries
      where kind = 'posted' and scope = 'public' and not is_classified group by 1, 2, 3
    )
    select
      coalesce((select json_agg(row_to_json(shelf)) from (
        select c.id, c.name as category, c.description, g.name as "group", c.group_id as "groupId", sum(e.count)::int as "fileCount"
        from public_entry e join categories c on c.id = e.category_id join category_groups g on g.id = c.group_id
        group by c.id, g.id order by c.name collate natural_order, c.id) as shelf), '[]') as items,
      coalesce((select json_agg(row_to_json(campus)) from (
        select campus.id, campus.name as "campusName", campus.short_name as "shortName", coalesce(sum(e.count), 0)::int as "fileCount"
        from campuses campus left join public_entry e on e.campus_id = campus.id
        group by campus.id order by campus.name collate natural_order, campus.id) as campus), '[]') as campuses,
      coalesce((select sum(count) from public_entry), 0)::int as document_count,
      (select min(year) from public_entry) as first_year`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A statement without FROM gave no row.')
  return { ...row, total: row.items.length }
}
