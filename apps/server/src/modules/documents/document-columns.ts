import type { HoldKind } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isCru, userIdOf } from '../../platform/actor.ts'
import { written } from '../../platform/database/camel-case.ts'
import { referenceGeneration } from '../../platform/database/reference-data.ts'
import { locationRefJson } from '../locations/index.ts'
import { userRefJson } from '../people/index.ts'
import { expiryOf } from '../taxonomy/index.ts'
import type { PostingFacts } from './document.ts'
import type { FileRow, OfActor, OfReferences, OwnColumns, PostingRow } from './document-row.ts'
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

/** SQL: of which kind the newest living hold on a document (`d`) is, or null. */
export const newestHold = sql<HoldKind | null>`(select h.kind from hold_documents hd join holds h on h.id = hd.hold_id
  where hd.document_id = d.id and h.lifted_at is null order by h.id desc limit 1)`

/** SQL: whether an original (`d`) is out, promised or asked for. */
export const hasLoan = sql<boolean>`exists (select from loans where document_id = d.id and closed_at is null)`

// What the posting's category and date come to; the document's own is a column that the database keeps.
const snapshotExpiry = sql<string | null>`case when not d.is_permanent then
  ${expiryOf({ documentDate: sql`p.document_date`, createdAt: sql`d.created_at` }, sql`c.retention_years`)} end`

/** What stands about a document in its own row, whoever looks. */
const rowColumns = (edition: Edition) => {
  const s = editionTable(edition)
  return {
    id: sql`d.id`,
    unitId: sql`d.unit_id`,
    folderId: sql`d.folder_id`,
    locationId: sql`d.location_id`,
    location: locationRefJson,
    itemCode: sql`d.item_code`,
    name: sql`${s}.name`,
    ownerId: sql`${s}.owner_id`,
    categoryId: sql`${s}.category_id`,
    isClassified: sql`d.is_classified`,
    isRecord: sql`d.is_record`,
    isPermanent: sql`d.is_permanent`,
    isVital: sql`d.is_vital`,
    hold: newestHold,
    hasLoan,
    fileCount: sql`d.file_count`,
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
  } satisfies ColumnsOf<Omit<OwnColumns, keyof OfActor | keyof OfReferences>>
}

/** What it is to the actor. */
export const actorColumns = ({ actor, edition }: Look) =>
  ({
    ...givenColumns(actor),
    hasApprover: hasApprover(actor, edition),
    isPinned: sql`exists (select from pins where document_id = d.id and user_id = ${userIdOf(actor)})`,
    isAccessAsked: isAccessAsked(actor),
  }) satisfies ColumnsOf<OfActor>

// Only the central records unit decides where nobody is set to: nobody else is judged by it (see `decides`).
const hasApprover = (actor: Actor, edition: Edition) =>
  isCru(actor)
    ? sql<boolean>`exists (select from approvers a join categories decided on decided.group_id = a.group_id
        join units at on at.id = d.unit_id join offices office on office.id = at.office_id
        where decided.id = ${editionTable(edition)}.category_id and a.campus_id = office.campus_id)`
    : sql<boolean>`false`

// Asked of the few rows that are locked alone.
const isAccessAsked = (actor: Actor) => sql<boolean>`case when d.is_classified or p.is_classified then exists (
  select from access_requests where document_id = d.id and user_id = ${userIdOf(actor)} and status = 'waiting')
  else false end`

const posting = {
  id: sql`p.id`,
  status: sql<PostingFacts['status']>`p.status`,
  isOut,
  isClassified: sql`p.is_classified`,
  requestedBy: sql`p.requested_by`,
  version: sql`p.version`,
  returnReason: sql`p.return_reason`,
  createdAt: sql`p.created_at`,
  reviewedAt: sql`p.reviewed_at`,
  publishAt: sql`case when not ${isOut} then p.publish_at end`,
  accessLevelId: sql`p.access_level_id`,
} satisfies ColumnsOf<Omit<PostingRow, 'accessLevel' | 'scope'> & { accessLevelId: number }>

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
export const parts = { posting, file }

/** What is read from a list of columns. */
export type Told<C> = { [K in keyof C]: C[K] extends RawBuilder<infer T> ? T : never }

/** A file as `FileRow`. Aliases: those of `fileSource`. */
export const fileJson = sql`json_build_object(${sql.join(
  Object.entries({ ...file, createdAt: sql`instant_text(f.created_at)`, uploadedBy: userRefJson('uploader') }).map(
    ([key, column]) => sql`${sql.lit(key)}, ${column}`,
  ),
)})`

export const named = (columns: Record<string, RawBuilder<unknown>>, before = ''): RawBuilder<unknown>[] =>
  Object.entries(columns).map(([key, column]) => sql`${column} as ${sql.raw(`"${before}${key}"`)}`)

const told = (edition: Edition): RawBuilder<unknown> => {
  const ofParts = Object.entries(parts).flatMap(([part, columns]) => named(columns, `${part}.`))
  const tags =
    edition === 'working'
      ? sql`array(select tag_id from document_tags where document_id = d.id) as "tagIds"`
      : sql`p.tag_ids as "tagIds", p.tags as "tagNames"`
  return written(sql`${sql.join([...named(rowColumns(edition)), ...ofParts])}, ${tags}, f.uploaded_by as "uploaderId",
    ${referenceGeneration} as "generation"`)
}
const toldOf: Record<Edition, RawBuilder<unknown>> = { working: told('working'), snapshot: told('snapshot') }

/**
 * The columns of which `gatherDocuments` makes DocumentRows, one row for each file. Flat, since building JSON for each
 * row takes PostgreSQL three times as long (measured on lists of 50); named as they are here, so that no row has to be
 * translated; of people, series, levels, units and tags the ids alone, which are known here (decision 0063). Aliases:
 * `d`, `p`, those of `editionJoins`.
 */
export const documentColumns = (look: Look): RawBuilder<unknown> =>
  sql`${toldOf[look.edition]}, ${sql.join(named(actorColumns(look)))}`
