import { type RawBuilder, sql } from 'kysely'
import { editionTable, fileJson } from './document-columns.ts'
import type { FileRow } from './document-row.ts'
import type { Edition } from './visibility.ts'

/** Files (`f`) with their blobs (`b`) and who uploaded them. */
export const fileSource = sql`files f join blobs b on b.sha256 = f.sha256 left join users uploader on uploader.id = f.uploaded_by`

/** Replaced and removed files, newest first. */
export const earlierVersions = sql<
  FileRow[]
>`coalesce((select json_agg(${fileJson} order by f.created_at desc, f.id desc) from ${fileSource}
  where f.document_id = d.id and not f.is_current), '[]')`

/** Of the document `d`: its unit `n`, office `o`, living posting `p` and that one's level `l`. */
export const placeAndPosting = sql`join units n on n.id = d.unit_id join offices o on o.id = n.office_id
  left join postings p on p.document_id = d.id and p.ended_at is null
  left join access_levels l on l.id = p.access_level_id`

/**
 * The joins that `documentColumns` needs beyond `placeAndPosting`: `c` and `g`, the edition's category and its group,
 * `owner`, and the edition's files. The working edition's tags are those of the expression `tagged` (see `taggedCte`).
 */
export function editionJoins(edition: Edition): RawBuilder<unknown> {
  const s = editionTable(edition)
  const files =
    edition === 'working'
      ? sql`left join tagged on tagged.document_id = d.id
    left join (files f join blobs b on b.sha256 = f.sha256) on f.document_id = d.id and f.is_current`
      : sql`left join (posting_files pf join files f on f.id = pf.file_id join blobs b on b.sha256 = f.sha256) on pf.posting_id = p.id`
  return sql`left join categories c on c.id = ${s}.category_id left join category_groups g on g.id = c.group_id
    left join users owner on owner.id = ${s}.owner_id ${files} left join users uploader on uploader.id = f.uploaded_by`
}

/** The order of a document's files, behind the order of the documents. */
export const fileOrder = (edition: Edition): RawBuilder<unknown> =>
  edition === 'working' ? sql`f.lineage_id` : sql`pf.position`

/** The tags of the documents in the expression `d`, as the expression `tagged`. */
export const taggedCte = sql`tagged as materialized (
  select dt.document_id, array_agg(t.id order by t.name) as ids, array_agg(t.name order by t.name) as names
  from d join document_tags dt on dt.document_id = d.id join tags t on t.id = dt.tag_id group by dt.document_id)`
