import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { countUses } from '../organisation/index.ts'

interface TaxonUses {
  id: number
  documents: number
  postings: number
}

export const usesOfGroup = (db: Database, id: number) =>
  countUses(db, {
    categories: sql`from categories where group_id = ${id}`,
    approvers: sql`from approvers where group_id = ${id}`,
  })

/** Documents, those in the trash too, and postings, those that have ended too. */
export const usesOfCategory = (db: Database, id: number) =>
  countUses(db, {
    documents: sql`from documents where category_id = ${id}`,
    postings: sql`from postings where category_id = ${id}`,
  })

/** Documents, those in the trash too, and living postings; one that has ended keeps the tag's name as it was. */
export const usesOfTag = (db: Database, id: number) =>
  countUses(db, {
    documents: sql`from document_tags where tag_id = ${id}`,
    postings: sql`from postings where tag_ids @> array[${id}::int] and ended_at is null`,
  })

// Living documents are counted by their index alone; what lies in the trash is little.
export const listUsesOfCategories = async (db: Database) =>
  (
    await sql<TaxonUses>`
      select id, sum(documents)::int as documents, sum(postings)::int as postings from (
        select category_id as id, count(*) as documents, 0 as postings from documents where is_living group by 1
        union all
        select category_id, count(*), 0 from documents where trashed_at is not null or buried_in is not null group by 1
        union all
        select category_id, 0, count(*) from postings group by 1
      ) as used where id is not null group by id order by id`.execute(db)
  ).rows

export const listUsesOfTags = async (db: Database) =>
  (
    await sql<TaxonUses>`
      select id, sum(documents)::int as documents, sum(postings)::int as postings from (
        select tag_id as id, count(*) as documents, 0 as postings from document_tags group by 1
        union all
        select tag_id, 0, count(*) from postings, unnest(tag_ids) as tag_id where ended_at is null group by 1
      ) as used group by id order by id`.execute(db)
  ).rows
