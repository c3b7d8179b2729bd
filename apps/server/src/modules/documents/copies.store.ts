import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Held } from '../../platform/policy.ts'
import type { Place } from '../folders/index.ts'
import { countsAsClassified, type DocumentFacts } from './document.ts'

export interface Copy {
  id: number
  originalId: number
}

interface Copying {
  /** Each with the name that its copy gets, free in the place. */
  originals: readonly (Held<DocumentFacts, 'copy'> & { freeName: string })[]
  ownerId: string
  now: string
}

/**
 * Copies documents with their tags and current files into a place: one statement, however many they are. Sizes and numbers
 * of files are those of the originals, which are held. Answers the copies in the order of their originals.
 */
export async function insertCopies(
  db: Database,
  { unitId, folderId }: Held<Place, 'fill'>,
  { originals, ownerId, now }: Copying,
): Promise<Copy[]> {
  const given = sql`unnest(${originals.map((one) => one.id)}::integer[], ${originals.map((one) => one.freeName)}::text[],
    ${originals.map(countsAsClassified)}::boolean[])`
  // In one place each living name is there once: by it a new row is known to be the copy of whom.
  const { rows } = await sql<Copy>`
    with copying as materialized (
      select * from ${given} with ordinality as copying (original_id, name, is_classified, no)
    ), made as (
      insert into documents (unit_id, folder_id, name, description, category_id, document_date, owner_id, is_classified,
        created_at, updated_at, total_size, file_count)
      select ${unitId}, ${folderId}::integer, c.name, o.description, o.category_id, o.document_date, ${ownerId}::uuid, c.is_classified,
        ${now}::timestamptz, ${now}::timestamptz, o.total_size, o.file_count
      from copying c join documents o on o.id = c.original_id order by c.no
      returning id, name
    ), copied as materialized (
      select made.id, c.original_id, c.no from made join copying c on c.name = made.name
    ), tagged as (
      insert into document_tags (document_id, tag_id)
      select c.id, t.tag_id from copied c join document_tags t on t.document_id = c.original_id
    ), filed as (
      insert into files (document_id, sha256, name, extension, media_type, size, uploaded_by, created_at)
      select c.id, f.sha256, f.name, f.extension, f.media_type, f.size, ${ownerId}::uuid, ${now}::timestamptz
      from copied c join files f on f.document_id = c.original_id and f.is_current order by c.no, f.lineage_id
    )
    select id, original_id from copied order by no`.execute(db)
  return rows
}
