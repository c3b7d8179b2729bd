import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Edition, Shelf } from '../editions.queries.ts'

export const setOf = ({ kind, id }: Shelf): string => `${kind}-${id}`

/** The shelf of a set such as `campus-3`; undefined for none of ours. */
export function shelfOf(set: string): Shelf | undefined {
  const [, kind, id] = /^(campus|category)-([1-9]\d{0,8})$/.exec(set) ?? []
  return kind && id ? { kind: kind as Shelf['kind'], id: Number(id) } : undefined
}

/** The sets that an edition stands in. */
export const setsOf = ({ campusId, categoryId }: Edition): string[] => [
  setOf({ kind: 'campus', id: campusId }),
  ...(categoryId === null ? [] : [setOf({ kind: 'category', id: categoryId })]),
]

interface SetRow {
  kind: Shelf['kind']
  id: number
  name: string
}

/** The campuses and categories that hold or held something public, from one on: one statement. */
export async function listSets(db: Database, after: Shelf | undefined, limit: number): Promise<SetRow[]> {
  const { rows } = await sql<SetRow>`
    select * from (
      select 'campus' as kind, c.id, c.name from campuses c
      where exists (select from public_editions e where e.campus_id = c.id)
      union all
      select 'category', c.id, c.name from categories c
      where exists (select from public_editions e where e.category_id = c.id)) as one
    where ${after ? sql`(kind, id) > (${after.kind}::text, ${after.id}::integer)` : sql`true`}
    order by kind, id limit ${limit}`.execute(db)
  return rows
}
