import type { AccessLevel, CategoryRef, DocumentFile, UserRef } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Actor, userIdOf } from '../../platform/actor.ts'
import { userColumns, userRefJson } from '../people/index.ts'
import { expiryOf } from '../taxonomy/index.ts'
import type { DocumentFacts, PostingFacts } from './document.ts'
import type { Edition } from './visibility.ts'

/** A file as the database gives it; addresses are the presenter's work. */
export type FileRow = Omit<DocumentFile, 'thumbnailUrl' | 'previewUrl' | 'contentUrl' | 'scan'> & {
  hasThumbnail: boolean
  previewKind: 'pdf' | 'html' | null
}

export interface PostingRow extends PostingFacts {
  accessLevel: AccessLevel
  returnReason: string | null
  createdAt: string
  reviewedAt: string | null
}

/** What stands about a document in its own row, whatever else there is. */
export interface OwnColumns extends Omit<DocumentFacts, 'posting'> {
  description: string | null
  documentDate: string | null
  expiresOn: string | null
  totalSize: number
  createdAt: string
  updatedAt: string
  isPinned: boolean
}

/** Everything that a document's view is made of. */
export interface DocumentRow extends OwnColumns {
  owner: UserRef | null
  category: CategoryRef | null
  tags: { tag: { id: number; tagName: string } }[]
  files: FileRow[]
  posting: PostingRow | null
}

/** A file as `FileRow`. Aliases: those of `fileSource`. */
export const fileJson = sql`json_build_object('id', f.id, 'fileManagerId', f.document_id, 'fileName', f.name, 'fileType', f.extension,
  'mediaType', f.media_type, 'size', f.size, 'sha256', f.sha256, 'versionNo', f.version_no, 'isCurrent', f.is_current,
  'createdAt', instant_text(f.created_at), 'text', b.text_state, 'pageCount', b.page_count, 'hasThumbnail', b.has_thumbnail,
  'previewKind', b.preview_kind, 'uploadedBy', ${userRefJson('uploader')})`

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

const editionTable = (edition: Edition) => sql.table(edition === 'working' ? 'd' : 'p')

/**
 * The columns of which `gatherDocuments` makes DocumentRows, one row for each file. Flat, since building JSON for each
 * row takes PostgreSQL three times as long (measured on lists of 50); named as they are here, so that no row has to be
 * translated. Aliases: `d`, those of `placeAndPosting` and of `editionJoins`. `timeZone` decides on which day a document
 * without a date was made.
 */
export function documentColumns(actor: Actor, edition: Edition, timeZone: string): RawBuilder<unknown> {
  const s = editionTable(edition)
  return sql`d.id, d.unit_id as "unitId", o.campus_id as "campusId", d.folder_id as "folderId", ${s}.name, ${s}.owner_id as "ownerId",
    ${s}.category_id as "categoryId", c.group_id as "groupId",
    exists (select from approvers a where a.campus_id = o.campus_id and a.group_id = c.group_id) as "hasApprover",
    d.is_classified as "isClassified", d.is_record as "isRecord", d.is_permanent as "isPermanent", d.is_vital as "isVital",
    d.file_count as "fileCount", d.trashed_at as "trashedAt", d.buried_in as "buriedIn", d.version, ${s}.description,
    ${s}.document_date as "documentDate", ${expiresOn(s, timeZone)} as "expiresOn", d.total_size as "totalSize",
    d.created_at as "createdAt", d.updated_at as "updatedAt",
    exists (select from pins where document_id = d.id and user_id = ${userIdOf(actor)}) as "isPinned",
    ${userColumns('owner', 'ownerUser')}, c.name as "categoryName", c.description as "categoryDescription",
    c.retention_years as "categoryRetention", c.reference as "categoryReference", g.name as "groupName",
    ${edition === 'working' ? sql`tagged.ids as "tagIds", tagged.names as "tagNames"` : sql`p.tag_ids as "tagIds", p.tags as "tagNames"`},
    f.id as "fileId", f.name as "fileName", f.extension as "fileExtension", f.media_type as "fileMediaType",
    f.size as "fileSize", f.sha256 as "fileSha256", f.version_no as "fileVersionNo", f.is_current as "fileIsCurrent",
    f.created_at as "fileCreatedAt", b.text_state as "fileText", b.page_count as "filePageCount",
    b.has_thumbnail as "fileHasThumbnail", b.preview_kind as "filePreviewKind", ${userColumns('uploader', 'uploader')},
    p.id as "postingId", p.status as "postingStatus", p.is_classified as "postingIsClassified",
    p.requested_by as "postingRequestedBy", p.version as "postingVersion", p.return_reason as "postingReturnReason",
    p.created_at as "postingCreatedAt", p.reviewed_at as "postingReviewedAt", l.id as "levelId", l.access as "levelAccess",
    l.description as "levelDescription", l.scope as "levelScope"`
}

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

/** Base date plus the retention. Null for what is permanent or has no category (domain: Retention). */
export function expiresOn(s: RawBuilder<unknown>, timeZone: string): RawBuilder<string | null> {
  const dates = { documentDate: sql`${s}.document_date`, createdAt: sql`d.created_at` }
  return sql`case when not d.is_permanent and c.retention_years is not null then
    ${expiryOf(dates, sql`c.retention_years`, timeZone)} end`
}
