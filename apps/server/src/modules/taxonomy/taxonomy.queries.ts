import type { Category, CategoryGroup, Tag } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

// Counts in open answers count what an outsider can see (api.md, Shapes).
const publicCount = (condition: ReturnType<typeof sql>) => sql<number>`(
  select count(*)::int from search_entries e where e.kind = 'posted' and e.scope = 'public' and ${condition})`

export const listCategoryGroups = async (db: Database, id: number | null = null) =>
  (
    await sql<CategoryGroup>`
      select g.id, g.name as "group", g.version, (select count(*)::int from categories where group_id = g.id) as category_count
      from category_groups g where ${id}::int is null or g.id = ${id} order by g.name collate natural_order, g.id`.execute(
      db,
    )
  ).rows

export const listCategories = async (db: Database, only: { id?: number; groupId?: number } = {}) =>
  (
    await sql<Category>`
      select c.id, c.name as category, c.description, c.retention_years as retention, c.reference,
        c.group_id as document_category_group_id, json_build_object('id', g.id, 'group', g.name) as document_category_group,
        c.version, ${publicCount(sql`e.category_id = c.id`)} as file_count
      from categories c join category_groups g on g.id = c.group_id
      where (${only.id ?? null}::int is null or c.id = ${only.id ?? null})
        and (${only.groupId ?? null}::int is null or c.group_id = ${only.groupId ?? null})
      order by c.name collate natural_order, c.id`.execute(db)
  ).rows

export const listTags = async (db: Database, id: number | null = null) =>
  (
    await sql<Tag>`
      select t.id, t.name as tag_name, t.description, t.version, ${publicCount(sql`e.tag_ids @> array[t.id]`)} as file_count
      from tags t where ${id}::int is null or t.id = ${id} order by t.name collate natural_order, t.id`.execute(db)
  ).rows
