import type { AccessLevel, CategoryRef, HoldKind } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Actor, userIdOf } from '../../platform/actor.ts'
import { locationRefJson } from '../locations/index.ts'
import { userColumns, userRefJson } from '../people/index.ts'
import { expiryOf } from '../taxonomy/index.ts'
import type { PostingFacts } from './document.ts'
import type { FileRow, OwnColumns, PostingRow } from './document-row.ts'
import { givenColumns } from './given.ts'
import { type Edition, isOut } from './visibility.ts'

export const editionTable = (edition: Edition) => sql.table(edition === 'working' ? 'd' : 'p')

/** An expression for each thing that is told; where one is missing or too much, this does not compile. */
type ColumnsOf<T> = { [K in keyof T]: RawBuilder<T[K]> }

/** Who looks at which edition. */
interface Look {
  actor: Actor
  edition: Edition
}

/** What stands about a document in its own row. */
function ownColumns({ actor, edition }: Look) {
  const s = editionTable(edition)
  return {
    id: sql`d.id`,
    unitId: sql`d.unit_id`,
    campusId: sql`o.campus_id`,
    folderId: sql`d.folder_id`,
    locationId: sql`d.location_id`,
    location: locationRefJson,
    itemCode: sql`d.item_code`,
    name: sql`${s}.name`,
    ownerId: sql`${s}.owner_id`,
    categoryId: sql`${s}.category_id`,
    groupId: sql`c.group_id`,
    hasApprover: sql`exists (select from approvers a where a.campus_id = o.campus_id and a.group_id = c.group_id)`,
    isClassified: sql`d.is_classified`,
    isRecord: sql`d.is_record`,
    isPermanent: sql`d.is_permanent`,
    isVital: sql`d.is_vital`,
    hold: newestHold,
    hasLoan,
    fileCount: sql`d.file_count`,
    ...givenColumns(actor),
    isDisposed: sql`d.disposed_in is not null`,
    trashedAt: sql`d.trashed_at`,
    buriedIn: sql`d.buried_in`,
    version: sql`d.version`,
    description: sql`${s}.description`,
    documentDate: sql`${s}.document_date`,
    expiresOn: edition === 'working' ? sql`d.expires_on` : snapshotExpiry,
    totalSize: sql`d.total_size`,
    createdAt: sql`d.created_at`,
    updatedAt: sql`d.updated_at`,
    isPinned: sql`exists (select from pins where document_id = d.id and user_id = ${userIdOf(actor)})`,
    isAccessAsked: isAccessAsked(actor),
  } satisfies ColumnsOf<OwnColumns>
}

/** SQL: of which kind the newest living hold on a document (`d`) is, or null. */
export const newestHold = sql<HoldKind | null>`(select h.kind from hold_documents hd join holds h on h.id = hd.hold_id
  where hd.document_id = d.id and h.lifted_at is null order by h.id desc limit 1)`

/** SQL: whether an original (`d`) is out, promised or asked for. */
export const hasLoan = sql<boolean>`exists (select from loans where document_id = d.id and closed_at is null)`

// Asked of the few rows that are locked alone.
const isAccessAsked = (actor: Actor) => sql<boolean>`case when d.is_classified or p.is_classified then exists (
  select from access_requests where document_id = d.id and user_id = ${userIdOf(actor)} and status = 'waiting')
  else false end`

const category = {
  id: sql`c.id`,
  category: sql`c.name`,
  description: sql`c.description`,
  retention: sql`c.retention_years`,
  reference: sql`c.reference`,
  documentCategoryGroupId: sql`c.group_id`,
} satisfies ColumnsOf<Omit<CategoryRef, 'documentCategoryGroup'>>

const group = { id: sql`g.id`, group: sql`g.name` } satisfies ColumnsOf<CategoryRef['documentCategoryGroup']>

const posting = {
  id: sql`p.id`,
  status: sql<PostingFacts['status']>`p.status`,
  isOut,
  scope: sql<PostingFacts['scope']>`l.scope`,
  isClassified: sql`p.is_classified`,
  requestedBy: sql`p.requested_by`,
  version: sql`p.version`,
  returnReason: sql`p.return_reason`,
  createdAt: sql`p.created_at`,
  reviewedAt: sql`p.reviewed_at`,
  publishAt: sql`case when not ${isOut} then p.publish_at end`,
} satisfies ColumnsOf<Omit<PostingRow, 'accessLevel'>>

const level = {
  id: sql`l.id`,
  access: sql`l.access`,
  description: sql`l.description`,
} satisfies ColumnsOf<AccessLevel>

const file = {
  id: sql`f.id`,
  fileManagerId: sql`f.document_id`,
  fileName: sql`f.name`,
  fileType: sql`f.extension`,
  mediaType: sql`f.media_type`,
  size: sql`f.size`,
  sha256: sql`f.sha256`,
  versionNo: sql`f.version_no`,
  isCurrent: sql`f.is_current`,
  createdAt: sql`f.created_at`,
  text: sql`b.text_state`,
  ocr: sql`case when b.ocr_state in ('waiting', 'done', 'failed')
    then json_build_object('state', b.ocr_state, 'languages', b.ocr_languages) end`,
  pageCount: sql`b.page_count`,
  hasThumbnail: sql`b.has_thumbnail`,
  previewKind: sql`b.preview_kind`,
  previewFrom: sql`b.preview_from`,
  isSearchable: sql`(b.searchable_at is not null)`,
} satisfies ColumnsOf<Omit<FileRow, 'uploadedBy'>>

/** The parts of a row beside the document itself; the columns of each are named `<part>.<key>` in it. */
export const parts = { category, group, posting, level, file }

/** What is read from a list of columns. */
export type Told<C> = { [K in keyof C]: C[K] extends RawBuilder<infer T> ? T : never }

/** A file as `FileRow`. Aliases: those of `fileSource`. */
export const fileJson = sql`json_build_object(${sql.join(
  Object.entries({ ...file, createdAt: sql`instant_text(f.created_at)`, uploadedBy: userRefJson('uploader') }).map(
    ([key, column]) => sql`${sql.lit(key)}, ${column}`,
  ),
)})`

/**
 * The columns of which `gatherDocuments` makes DocumentRows, one row for each file. Flat, since building JSON for each
 * row takes PostgreSQL three times as long (measured on lists of 50); named as they are here, so that no row has to be
 * translated. Aliases: `d`, those of `placeAndPosting` and of `editionJoins`.
 */
export function documentColumns(look: Look): RawBuilder<unknown> {
  const tags =
    look.edition === 'working'
      ? sql`tagged.ids as "tagIds", tagged.names as "tagNames"`
      : sql`p.tag_ids as "tagIds", p.tags as "tagNames"`
  const told = Object.entries(parts).flatMap(([part, columns]) => named(columns, `${part}.`))
  return sql`${sql.join([...named(ownColumns(look), ''), ...told])}, ${tags},
    ${userColumns('owner', 'ownerUser')}, ${uploaderColumns}`
}

// Most files were uploaded by their document's owner, who is told already.
const uploaderColumns = sql`f.uploaded_by as "uploaderId",
  case when f.uploaded_by is distinct from owner.id then ${userRefJson('uploader')} end as "uploader"`

const named = (columns: Record<string, RawBuilder<unknown>>, before: string): RawBuilder<unknown>[] =>
  Object.entries(columns).map(([key, column]) => sql`${column} as ${sql.raw(`"${before}${key}"`)}`)

// What the posting's category and date come to; the document's own is a column that the database keeps.
const snapshotExpiry = sql<string | null>`case when not d.is_permanent then
  ${expiryOf({ documentDate: sql`p.document_date`, createdAt: sql`d.created_at` }, sql`c.retention_years`)} end`
