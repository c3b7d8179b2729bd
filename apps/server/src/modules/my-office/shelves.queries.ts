import {
  type CategoryRef,
  type Document,
  type List,
  type listCategoryShelves,
  type ResponseOf,
  shelvesWithLatest,
  type WholePage,
} from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { wholeList } from '../../platform/database/page.ts'
import { selectDocumentsById } from '../documents/index.ts'

type GroupOfShelves = ResponseOf<typeof listCategoryShelves>['items'][number]
interface Shelf {
  category: CategoryRef | null
  fileCount: number
  totalFileSize: number
  updatedAt: string
  latestIds: number[]
}

/**
 * A unit's documents by group and category, a page of groups or all; the first categories of it with their latest four:
 * with the latest of 1 000 categories an answer would weigh megabytes, and a screen shows a few at a time.
 */
export async function listShelves(ctx: Context, unitId: number, asked: WholePage): Promise<List<GroupOfShelves>> {
  const { rows } = await sql<Shelf>`
    select case when c.id is not null then json_build_object('id', c.id, 'category', c.name, 'description', c.description, 'retention', c.retention_years,
        'reference', c.reference, 'documentCategoryGroupId', c.group_id, 'documentCategoryGroup', json_build_object('id', g.id, 'group', g.name)) end as category,
      count(*)::int as file_count, sum(d.total_size)::bigint as total_file_size, max(d.updated_at) as updated_at,
      (array_agg(d.id order by d.updated_at desc, d.id desc))[1:4] as latest_ids
    from documents d left join categories c on c.id = d.category_id left join category_groups g on g.id = c.group_id
    where d.unit_id = ${unitId} and d.is_living group by c.id, g.id
    order by g.name collate natural_order nulls last, g.id, c.name collate natural_order, c.id`.execute(ctx.db)
  const { items, total } = wholeList(byGroup(rows), asked)
  const first = items.flat().slice(0, shelvesWithLatest)
  const documents = await selectDocumentsById(
    ctx,
    first.flatMap((shelf) => shelf.latestIds),
    'working',
  )
  const byId = new Map(documents.map((document) => [document.id, document]))
  return { items: items.map((shelves) => groupOf(shelves, byId)), total }
}

const byGroup = (rows: readonly Shelf[]): Shelf[][] => [
  ...Map.groupBy(rows, ({ category }) => category?.documentCategoryGroupId ?? null).values(),
]

function groupOf(shelves: readonly Shelf[], documents: ReadonlyMap<number, Document>): GroupOfShelves {
  const { id = null, group = null } = shelves[0]?.category?.documentCategoryGroup ?? {}
  const categories = shelves.map(({ latestIds, ...shelf }) => ({
    ...shelf,
    latest: latestIds.flatMap((one) => documents.get(one) ?? []),
  }))
  return { id, group, categories }
}
