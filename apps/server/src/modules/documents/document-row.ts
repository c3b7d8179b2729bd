import type { AccessLevel, CategoryRef, DocumentFile, UserRef } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Actor, userIdOf } from '../../platform/actor.ts'
import { userRefJson } from '../people/index.ts'
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

/** Everything that a document's view is made of, in one row. */
export interface DocumentRow extends Omit<DocumentFacts, 'posting'> {
  description: string | null
  documentDate: string | null
  expiresOn: string | null
  totalSize: number
  createdAt: string
  updatedAt: string
  isPinned: boolean
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

const workingFiles = sql<FileRow[]>`coalesce((select json_agg(${fileJson} order by f.lineage_id) from ${fileSource}
  where f.document_id = d.id and f.is_current), '[]')`
const snapshotFiles = sql<FileRow[]>`coalesce((select json_agg(${fileJson} order by pf.position) from posting_files pf
  join files f on f.id = pf.file_id join blobs b on b.sha256 = f.sha256 left join users uploader on uploader.id = f.uploaded_by
  where pf.posting_id = p.id), '[]')`

const workingTags = sql`coalesce((select json_agg(json_build_object('tag', json_build_object('id', t.id, 'tagName', t.name)) order by t.name)
  from document_tags dt join tags t on t.id = dt.tag_id where dt.document_id = d.id), '[]')`
const snapshotTags = sql`coalesce((select json_agg(json_build_object('tag', json_build_object('id', t.id, 'tagName', t.name)) order by t.name)
  from unnest(p.tag_ids, p.tags) as t (id, name)), '[]')`

/** Replaced and removed files, newest first. */
export const earlierVersions = sql<
  FileRow[]
>`coalesce((select json_agg(${fileJson} order by f.created_at desc, f.id desc) from ${fileSource}
  where f.document_id = d.id and not f.is_current), '[]')`

export const documentSource = sql`documents d
  join units n on n.id = d.unit_id join offices o on o.id = n.office_id
  left join postings p on p.document_id = d.id and p.ended_at is null
  left join access_levels l on l.id = p.access_level_id`

/**
 * The columns of a DocumentRow. Aliases: those of `documentSource`, with `c` and `g` for the edition's category and its
 * group, `owner` for its owner. `timeZone` decides on which day a document without a date was made.
 */
export function documentColumns(actor: Actor, edition: Edition, timeZone: string): RawBuilder<unknown> {
  const s = sql.table(edition === 'working' ? 'd' : 'p')
  return sql`d.id, d.unit_id, o.campus_id, d.folder_id, ${s}.name, ${s}.owner_id, ${s}.category_id, c.group_id,
    exists (select from approvers a where a.campus_id = o.campus_id and a.group_id = c.group_id) as has_approver,
    d.is_classified, d.is_record, d.is_permanent, d.is_vital, d.file_count, d.trashed_at, d.buried_in, d.version,
    ${s}.description, ${s}.document_date, ${expiresOn(s, timeZone)} as expires_on, d.total_size, d.created_at, d.updated_at,
    exists (select from pins where document_id = d.id and user_id = ${userIdOf(actor)}) as is_pinned,
    ${userRefJson('owner')} as owner,
    case when c.id is not null then json_build_object('id', c.id, 'category', c.name, 'description', c.description,
      'retention', c.retention_years, 'reference', c.reference, 'documentCategoryGroupId', c.group_id,
      'documentCategoryGroup', json_build_object('id', g.id, 'group', g.name)) end as category,
    ${edition === 'working' ? workingTags : snapshotTags} as tags,
    ${edition === 'working' ? workingFiles : snapshotFiles} as files,
    case when p.id is not null then json_build_object('id', p.id, 'status', p.status, 'scope', l.scope,
      'isClassified', p.is_classified, 'requestedBy', p.requested_by, 'version', p.version, 'returnReason', p.return_reason,
      'createdAt', instant_text(p.created_at), 'reviewedAt', instant_text(p.reviewed_at),
      'accessLevel', json_build_object('id', l.id, 'access', l.access, 'description', l.description)) end as posting`
}

/** The joins that `documentColumns` needs beyond `documentSource`. */
export function editionJoins(edition: Edition): RawBuilder<unknown> {
  const s = sql.table(edition === 'working' ? 'd' : 'p')
  return sql`left join categories c on c.id = ${s}.category_id left join category_groups g on g.id = c.group_id
    left join users owner on owner.id = ${s}.owner_id`
}

/** Base date plus the retention; 29 February falls on the 28th. Null for what is permanent or has no category (domain: Retention). */
export function expiresOn(s: RawBuilder<unknown>, timeZone: string): RawBuilder<string | null> {
  return sql`case when not d.is_permanent and c.retention_years is not null then
    (coalesce(${s}.document_date, (d.created_at at time zone ${timeZone})::date) + make_interval(years => c.retention_years))::date end`
}
