import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Held } from '../../platform/policy.ts'
import type { DocumentFacts } from '../documents/index.ts'

type Scheduled = readonly Held<DocumentFacts, 'schedule'>[]
const idsOf = (documents: Scheduled) => documents.map(({ id }) => id)

/** Those of them that have a series of their own. */
export async function findScheduled(db: Database, documents: Scheduled): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from documents
    where id = any(${idsOf(documents)}::integer[]) and category_id is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** Gives each the series that was chosen for it. */
export async function updateSeries(
  db: Database,
  documents: Scheduled,
  { chosen, now }: { chosen: ReadonlyMap<number, number>; now: string },
): Promise<void> {
  const ids = idsOf(documents)
  await sql`update documents d set category_id = given.category_id, updated_at = ${now}, version = version + 1
    from unnest(${ids}::integer[], ${ids.map((id) => chosen.get(id) ?? null)}::integer[]) as given (id, category_id)
    where d.id = given.id`.execute(db)
}
