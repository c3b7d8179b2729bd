import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Addresses of a map at most (sitemaps.org). */
export const partSize = 50_000

/**
 * Which maps there are: part n has the documents whose ids lie in the n-th 50 000, so that none ever has more, and a
 * document never goes from one to another. `changedAt`: ISO 8601.
 */
export async function listParts(db: Database): Promise<{ part: number; changedAt: string }[]> {
  const { rows } = await sql<{ part: number; changedAt: string }>`
    select (document_id - 1) / ${partSize}::integer + 1 as part, max(changed_at) as changed_at
    from public_editions where is_public group by 1 order by 1 limit ${partSize}`.execute(db)
  return rows
}

export interface Mapped {
  documentId: number
  unitId: number
  changedAt: string
}

/** The next public documents of a part: by index, one statement. */
export async function listMapped(
  db: Database,
  { part, after, limit }: { part: number; after: number; limit: number },
): Promise<Mapped[]> {
  const { rows } = await sql<Mapped>`
    select document_id, unit_id, changed_at from public_editions
    where is_public and document_id > greatest(${after}::bigint, ${(part - 1) * partSize}::bigint)
      and document_id <= ${part * partSize}::bigint
    order by document_id limit ${limit}`.execute(db)
  return rows
}

/** The campuses and categories that hold something public. */
export async function listFilled(db: Database): Promise<{ kind: 'campus' | 'category'; id: number }[]> {
  const { rows } = await sql<{ kind: 'campus' | 'category'; id: number }>`
    select 'campus' as kind, c.id from campuses c
    where exists (select from public_editions e where e.campus_id = c.id and e.is_public)
    union all
    select 'category', c.id from categories c
    where exists (select from public_editions e where e.category_id = c.id and e.is_public)
    order by 1, 2 limit ${partSize - 1}`.execute(db)
  return rows
}
