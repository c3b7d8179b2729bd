import type { CategoryRef } from '@sinupan/contract'
import { sql } from 'kysely'
import { referenceData, referenceGeneration } from '../../platform/database/reference-data.ts'

interface CategoryRow extends Omit<CategoryRef, 'documentCategoryGroup'> {
  key: number
  generation: number
  group: string
}

/** Series with their groups, by id. */
export const categoryReferences = referenceData(
  async (db, ids: readonly number[]) => {
    const { rows } = await sql<CategoryRow>`
      select ${referenceGeneration} as generation, c.id as key, c.id, c.name as category, c.description,
        c.retention_years as retention, c.reference, c.group_id as document_category_group_id, g.name as "group"
      from categories c join category_groups g on g.id = c.group_id where c.id = any(${ids}::integer[])`.execute(db)
    return rows
  },
  ({ key: _, generation: __, group, ...category }): CategoryRef => ({
    ...category,
    documentCategoryGroup: { id: category.documentCategoryGroupId, group },
  }),
)

/** Tags' names, by id. */
export const tagReferences = referenceData(
  async (db, ids: readonly number[]) => {
    const { rows } = await sql<{ key: number; generation: number; name: string }>`
      select ${referenceGeneration} as generation, t.id as key, t.name from tags t where t.id = any(${ids}::integer[])`.execute(
      db,
    )
    return rows
  },
  ({ name }) => name,
)
