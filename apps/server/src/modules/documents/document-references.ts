import type { Database } from '../../platform/database/database.ts'
import { campusReferences, levelReferences } from '../organisation/index.ts'
import { peopleReferences } from '../people/index.ts'
import { categoryReferences, tagReferences } from '../taxonomy/index.ts'
import type { FlatRow } from './document-row.ts'

/** What the rows of documents name by their ids: people, series, levels, tags, the campuses of units. */
export async function referencesOf(db: Database, rows: readonly FlatRow[]) {
  const generation = rows[0]?.generation ?? 0
  const [people, categories, levels, campuses, tags] = await Promise.all([
    peopleReferences(db, generation, named(rows.flatMap(({ ownerId, uploaderId }) => [ownerId, uploaderId]))),
    categoryReferences(db, generation, named(rows.map((row) => row.categoryId))),
    levelReferences(db, generation, named(rows.map((row) => row['posting.accessLevelId']))),
    campusReferences(
      db,
      generation,
      rows.map((row) => row.unitId),
    ),
    // A posting's tags are named as they were when it was made.
    tagReferences(
      db,
      generation,
      rows.flatMap((row) => (row.tagNames ? [] : (row.tagIds ?? []))),
    ),
  ])
  return { people, categories, levels, campuses, tags }
}

export type References = Awaited<ReturnType<typeof referencesOf>>

const named = <T>(ids: readonly (T | null)[]): T[] => ids.filter((id) => id !== null)
