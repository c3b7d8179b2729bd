import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** Folders whose counters or way differ from what a recount from the leaves says, without looking at a counter. */
export async function wrongFolders(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    with recursive below as (
      select id as top, id from folders
      union all select below.top, f.id from folders f join below on f.parent_id = below.id
    ), way as (
      select id, id::text as text from folders where parent_id is null
      union all select f.id, way.text || '.' || f.id from folders f join way on f.parent_id = way.id
    ), sizes as (
      select below.top as id, sum(v.size)::bigint as size from below join documents d on d.folder_id = below.id
        and d.trashed_at is null and d.buried_in is null join files v on v.document_id = d.id and v.is_current group by below.top
    ), right_ones as (
      select f.id, (select count(*) from folders c where c.parent_id = f.id and c.trashed_at is null and c.buried_in is null) as children,
        (select count(*) from documents d where d.folder_id = f.id and d.trashed_at is null and d.buried_in is null) as documents,
        coalesce(sizes.size, 0) as size, way.text as path
      from folders f join way on way.id = f.id left join sizes on sizes.id = f.id
    ) select f.id, f.child_count, f.document_count, f.total_size, f.path::text as path, r.*
      from folders f join right_ones r on r.id = f.id
      where (f.child_count, f.document_count, f.total_size, f.path::text) is distinct from (r.children, r.documents, r.size, r.path)`.execute(
    db,
  )
  return rows
}

/** Documents whose state no order of acts allows: posted or restored into nowhere, public and classified, without the files that were approved. */
export async function unlawfulDocuments(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select d.id, p.status, l.scope, d.is_classified, p.is_classified as is_posted_classified from documents d
    left join folders f on f.id = d.folder_id
    left join postings p on p.document_id = d.id and p.ended_at is null
    left join access_levels l on l.id = p.access_level_id
    where (d.is_living and f.id is not null and not f.is_living)
      or (p.status in ('pending', 'approved') and not d.is_living)
      or (p.status in ('pending', 'approved') and l.scope = 'public' and (d.is_classified or p.is_classified))
      or (p.status = 'pending' and exists (
        select from posting_files pf join files v on v.id = pf.file_id where pf.posting_id = p.id and not v.is_current))
      or (p.status in ('pending', 'approved') and not exists (select from posting_files pf where pf.posting_id = p.id))`.execute(
    db,
  )
  return rows
}
