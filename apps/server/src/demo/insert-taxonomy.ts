import { groups, tags } from '@sinupan/demo'
import type { Database } from '../platform/database/database.ts'

export interface SeededTaxonomy {
  /** Ids by name. */
  groups: Map<string, number>
  categories: Map<string, number>
  tags: Map<string, number>
}

/** Makes the category groups, categories and tags of the plan. */
export async function insertTaxonomy(db: Database): Promise<SeededTaxonomy> {
  const seeded: SeededTaxonomy = { groups: new Map(), categories: new Map(), tags: new Map() }
  for (const group of groups) {
    const { id: groupId } = await db
      .insertInto('categoryGroups')
      .values({ name: group.name })
      .returning('id')
      .executeTakeFirstOrThrow()
    seeded.groups.set(group.name, groupId)
    const rows = group.categories.map(({ retention, ...category }) => ({
      ...category,
      retentionYears: retention,
      groupId,
    }))
    const made = await db.insertInto('categories').values(rows).returning(['id', 'name']).execute()
    for (const { id, name } of made) seeded.categories.set(name, id)
  }
  const made = await db.insertInto('tags').values(tags).returning(['id', 'name']).execute()
  for (const { id, name } of made) seeded.tags.set(name, id)
  return seeded
}
