import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** A document that a replacement has changed. */
export interface Changed {
  id: number
  unitId: number
}

/** Gives all documents of a category another one. Who edits one of them from an older state is told. */
export const moveDocuments = async (db: Database, from: number, to: number): Promise<Changed[]> =>
  (
    await sql<Changed>`update documents set category_id = ${to}, version = version + 1 where category_id = ${from}
      returning id, unit_id`.execute(db)
  ).rows

/** The same in the snapshots, those that have ended too; answers how many live. */
export async function movePostings(db: Database, from: number, to: number): Promise<number> {
  const { rows } = await sql<{ isLiving: boolean }>`
    update postings set category_id = ${to}, version = version + case when ended_at is null then 1 else 0 end
    where category_id = ${from} returning ended_at is null as is_living`.execute(db)
  return rows.filter((row) => row.isLiving).length
}

/** Gives all documents of a tag another one; who has both keeps one. */
export async function retagDocuments(db: Database, from: number, to: number): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    update documents set version = version + 1 where id in (select document_id from document_tags where tag_id = ${from})
    returning id, unit_id`.execute(db)
  await sql`insert into document_tags (document_id, tag_id) select document_id, ${to}::int from document_tags
    where tag_id = ${from} on conflict do nothing`.execute(db)
  await sql`delete from document_tags where tag_id = ${from}`.execute(db)
  return rows
}

/**
 * Says the tag `from` as `to` in living snapshots, its name with it; a snapshot with both keeps one. With the same id
 * it is a rename. Answers how many there were.
 */
export async function retagPostings(db: Database, from: number, to: { id: number; name: string }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update postings p set tag_ids = said.ids, tags = said.names
    from postings before cross join lateral (
      select array_agg(id order by name, id) as ids, array_agg(name order by name, id) as names from (
        select distinct on (id) id, name from (
          select case when t.id = ${from} then ${to.id}::int else t.id end as id,
            case when t.id in (${from}, ${to.id}) then ${to.name} else t.name end as name
          from unnest(before.tag_ids, before.tags) as t (id, name)
        ) as renamed order by id
      ) as each_tag
    ) as said
    where before.tag_ids @> array[${from}::int] and before.ended_at is null and p.id = before.id
    returning p.id`.execute(db)
  return rows.length
}
