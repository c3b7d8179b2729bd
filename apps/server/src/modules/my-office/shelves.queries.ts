import type { CategoryRef, Document } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { selectDocumentsById } from '../documents/index.ts'

interface Shelf {
  category: CategoryRef | null
  fileCount: number
  totalFileSize: number
  latestIds: number[]
}
type Category = Omit<Shelf, 'latestIds'> & { latest: Document[] }
export interface GroupOfShelves {
  id: number | null
  group: string | null
  categories: Category[]
}

/** A unit's documents by group and category; each category with the latest four. */
export async function listShelves(ctx: Context, unitId: number): Promise<GroupOfShelves[]> {
  const { rows } = await sql<Shelf>`
    select case when c.id is not null then json_build_object('id', c.id, 'category', c.name, 'description', c.description, 'retention', c.retention_years,
        'reference', c.reference, 'documentCategoryGroupId', c.group_id, 'documentCategoryGroup', json_build_object('id', g.id, 'group', g.name)) end as category,
      count(*)::int as file_count, sum(d.total_size)::bigint as total_file_size,
      (array_agg(d.id order by d.updated_at desc, d.id desc))[1:4] as latest_ids
    from documents d left join categories c on c.id = d.category_id left join category_groups g on g.id = c.group_id
    where d.unit_id = ${unitId} and d.is_living group by c.id, g.id
    order by g.name collate natural_order nulls last, g.id, c.name collate natural_order, c.id`.execute(ctx.db)
  const documents = await selectDocumentsById(
    ctx,
    rows.flatMap((row) => row.latestIds),
    'working',
  )
  const byId = new Map(documents.map((document) => [document.id, document]))
  const groups = new Map<number | null, GroupOfShelves>()
  for (const { latestIds, ...shelf } of rows) {
    const { id = null, group = null } = shelf.category?.documentCategoryGroup ?? {}
    const latest = latestIds.flatMap((one) => byId.get(one) ?? [])
    const known = groups.get(id) ?? { id, group, categories: [] }
    known.categories.push({ ...shelf, latest })
    groups.set(id, known)
  }
  return [...groups.values()]
}
