import { type RawBuilder, sql } from 'kysely'
import { fileJson } from './document-columns.ts'
import type { FileRow } from './document-row.ts'
import type { Edition } from './visibility.ts'

/** Files (`f`) with their blobs (`b`) and who uploaded them. */
export const fileSource = sql`files f join blobs b on b.sha256 = f.sha256 left join users uploader on uploader.id = f.uploaded_by`

/** Replaced and removed files, newest first. */
export const earlierVersions = sql<
  FileRow[]
>`coalesce((select json_agg(${fileJson} order by f.created_at desc, f.id desc) from ${fileSource}
  where f.document_id = d.id and not f.is_current), '[]')`

/** The living posting (`p`) of the document `d`. */
export const livingPosting = sql`left join postings p on p.document_id = d.id and p.ended_at is null`

/** Of the document `d`: its unit `n`, office `o`, living posting `p` and that one's level `l`. */
export const placeAndPosting = sql`join units n on n.id = d.unit_id join offices o on o.id = n.office_id
  ${livingPosting} left join access_levels l on l.id = p.access_level_id`

/**
 * The joins that `documentColumns` needs beside `d` and `p`: the edition's files (`f`) with their blobs (`b`), and the
 * snapshot's category (`c`), which its expiry comes of.
 */
export const editionJoins: Record<Edition, RawBuilder<unknown>> = {
  working: sql`left join (files f join blobs b on b.sha256 = f.sha256) on f.document_id = d.id and f.is_current`,
  snapshot: sql`left join categories c on c.id = p.category_id
    left join (posting_files pf join files f on f.id = pf.file_id join blobs b on b.sha256 = f.sha256) on pf.posting_id = p.id`,
}

/** The order of a document's files, behind the order of the documents. */
export const fileOrder: Record<Edition, RawBuilder<unknown>> = {
  working: sql`f.lineage_id`,
  snapshot: sql`pf.position`,
}
