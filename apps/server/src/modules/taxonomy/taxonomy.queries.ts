import type { Category, CategoryGroup, List, Tag, WholePage } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { listedPage, pageClause } from '../../platform/database/page.ts'

/** Which of them, and which page; without one all. */
type Narrowed = WholePage & { id?: number | undefined; groupId?: number | undefined }

// Counts in open answers count what an outsider can see (api.md, Shapes).
const publicCount = (condition: RawBuilder<unknown>) => sql<number>`(
  select count(*)::int from search_entries e where e.kind = 'posted' and e.scope = 'public' and ${condition})`

const conditions = ({ id, groupId }: Narrowed) =>
  sql.join(
    [
      sql`true`,
      ...(id === undefined ? [] : [sql`t.id = ${id}`]),
      ...(groupId === undefined ? [] : [sql`t.group_id = ${groupId}`]),
    ],
    sql` and `,
  )

/**
 * A page of a table in the order of its names, as `t`: what is told of each is looked up only for those that show.
 * `rest` joins what the columns need besides.
 */
async function listByName<T>(
  db: Database,
  table: 'categories' | 'category_groups' | 'tags',
  { columns, rest = sql`` }: { columns: RawBuilder<unknown>; rest?: RawBuilder<unknown> },
  narrowed: Narrowed,
): Promise<List<T>> {
  const found = sql`${sql.table(table)} t where ${conditions(narrowed)}`
  const { rows } = await sql<T>`
    select ${columns}
    from (select t.* from ${found} order by t.name collate natural_order, t.id ${pageClause(narrowed)}) as t ${rest}
    order by t.name collate natural_order, t.id`.execute(db)
  return listedPage(db, rows, { ...narrowed, from: sql`from ${found}` })
}

export const listCategoryGroups = (db: Database, narrowed: Narrowed = {}): Promise<List<CategoryGroup>> =>
  listByName(
    db,
    'category_groups',
    {
      columns: sql`t.id, t.name as "group", t.version,
        (select count(*)::int from categories where group_id = t.id) as category_count`,
    },
    narrowed,
  )

export const listCategories = (db: Database, narrowed: Narrowed = {}): Promise<List<Category>> =>
  listByName(
    db,
    'categories',
    {
      columns: sql`t.id, t.name as category, t.description, t.retention_years as retention, t.reference,
        t.group_id as document_category_group_id, t.disposal_action, t.retired_at is not null as is_retired, json_build_object('id', g.id, 'group', g.name) as document_category_group,
        t.version, ${publicCount(sql`e.category_id = t.id`)} as file_count`,
      rest: sql`join category_groups g on g.id = t.group_id`,
    },
    narrowed,
  )

export const listTags = (db: Database, narrowed: Narrowed = {}): Promise<List<Tag>> =>
  listByName(
    db,
    'tags',
    {
      columns: sql`t.id, t.name as tag_name, t.description, t.version,
        ${publicCount(sql`e.tag_ids @> array[t.id]`)} as file_count`,
    },
    narrowed,
  )
