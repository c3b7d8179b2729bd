import { sql } from 'kysely'
import type { TestSinupan } from '../../testing/sinupan.ts'

/** Makes documents that are public, `name 1` … `name count`, without files; each changed a second after the one before. */
export async function makePublic(
  { db, university }: Pick<TestSinupan, 'db' | 'university'>,
  { count, name = 'Paper', firstId = 0 }: { count: number; name?: string; firstId?: number },
): Promise<void> {
  const { units, categories, people } = university
  await sql`
    with made as (
      insert into documents (id, unit_id, owner_id, name, category_id, is_record)
      overriding system value
      select coalesce(nullif(${firstId}::integer, 0), (select coalesce(max(id), 0) from documents) + 1) + i - 1, ${units.admissions},
        ${people.ana}, ${name} || ' ' || i, ${categories.memoranda}, true from generate_series(1, ${count}::integer) i
      returning id, unit_id, owner_id, name, category_id
    )
    insert into postings (document_id, unit_id, access_level_id, status, requested_by, reviewed_by, reviewed_at, published_at,
      name, category_id, owner_id)
    select id, unit_id, 6, 'approved', owner_id, ${people.approver}, now(), now(), name, category_id, owner_id from made`.execute(
    db,
  )
  await sql`update public_editions set changed_at = '2026-01-01T00:00:00Z'::timestamptz + document_id * interval '1 second'`.execute(
    db,
  )
}
