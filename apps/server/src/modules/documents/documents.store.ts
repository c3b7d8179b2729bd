import { sql } from 'kysely'
import { userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { againOnUnique, onUnique } from '../../platform/database/constraints.ts'
import type { Database } from '../../platform/database/database.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import type { Held } from '../../platform/policy.ts'
import type { Place } from '../folders/index.ts'
import type { DocumentFacts } from './document.ts'

export interface NewDocument {
  name: string
  ownerId: string
  description?: string | null | undefined
  categoryId?: number | null | undefined
  documentDate?: string | null | undefined
  isClassified?: boolean | undefined
  /** Held by `holdSiteOfNew`. */
  locationId?: number | null | undefined
}

const are = (documents: readonly DocumentFacts[], column = 'id') =>
  isAmong(
    column,
    documents.map((document) => document.id),
  )

/** @throws Refusal NameTaken */
export async function insertDocument(
  db: Database,
  { unitId, folderId }: Held<Place, 'fill'>,
  document: NewDocument,
  now: string,
): Promise<number> {
  const { id } = await db
    .insertInto('documents')
    .values({
      ...document,
      unitId,
      folderId,
      isClassified: document.isClassified ?? false,
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(onUnique('documents_living_name', 'NameTaken', { name: document.name }))
  return id
}

/** The first version of a file, of bytes that have their row. */
export interface NewFile {
  sha256: string
  size: number
  name: string
  extension: string
  mediaType: string
  uploadedBy: string | null
  now: string
}

/**
 * Inserts a document with its first file, if it has one, under the name where it is free: one statement. Answers
 * undefined where a living sibling has the name.
 */
export async function tryInsertDocument(
  db: Database,
  { unitId, folderId }: Held<Place, 'fill'>,
  document: NewDocument,
  { now, file }: { now: string; file?: NewFile | undefined },
): Promise<{ id: number; fileId: number | null } | undefined> {
  const { name, description, categoryId, documentDate, ownerId, isClassified = false, locationId } = document
  const { rows } = await sql<{ id: number; fileId: number | null }>`
    with made as (
      insert into documents (unit_id, folder_id, name, description, category_id, document_date, owner_id, is_classified, location_id, created_at, updated_at, total_size, file_count)
      values (${unitId}, ${folderId}, ${name}, ${description ?? null}, ${categoryId ?? null}, ${documentDate ?? null}, ${ownerId},
        ${isClassified}, ${locationId ?? null}, ${now}, ${now}, ${file?.size ?? 0}, ${file ? 1 : 0}) on conflict do nothing returning id
    ), filed as (${file ? insertFileInto(file) : sql`select null::integer as id`})
    select made.id, filed.id as file_id from made, filed`.execute(db)
  return rows[0]
}

const insertFileInto = ({ sha256, size, name, extension, mediaType, uploadedBy, now }: NewFile) => sql`
  insert into files (document_id, lineage_id, sha256, name, extension, media_type, size, uploaded_by, created_at)
  select made.id, null, ${sha256}, ${name}, ${extension}, ${mediaType}, ${size}::bigint, ${uploadedBy}::uuid, ${now}::timestamptz
  from made returning id`

export interface DocumentChange {
  name?: string | undefined
  description?: string | null | undefined
  categoryId?: number | null | undefined
  documentDate?: string | null | undefined
  isClassified?: boolean | undefined
  ownerId?: string | undefined
}

/** Changes what is said about a document. @throws Refusal NameTaken */
export async function updateMetadata(
  db: Database,
  document: Held<DocumentFacts, 'edit'> | Held<DocumentFacts, 'reschedule'>,
  change: DocumentChange,
  now: string,
): Promise<void> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as DocumentChange
  await db
    .updateTable('documents')
    .set({ ...given, updatedAt: now, version: sql`version + 1` })
    .where('id', '=', document.id)
    .execute()
    .catch(onUnique('documents_living_name', 'NameTaken', { name: change.name }))
}

/** Makes the tags of a document these. */
export async function replaceTags(db: Database, documentId: number, tagIds: readonly number[]): Promise<void> {
  await sql`delete from document_tags where document_id = ${documentId} and tag_id <> all(${tagIds})`.execute(db)
  await sql`insert into document_tags (document_id, tag_id) select ${documentId}, unnest(${tagIds}::int[]) on conflict do nothing`.execute(
    db,
  )
}

export interface Arrival {
  id: number
  name: string
}

/** Moves documents to a place, each under the name that it has there. @throws Refusal NameTaken */
export const updatePlaces = (
  db: Database,
  documents: readonly (Held<DocumentFacts, 'move'> & Arrival)[],
  { folderId }: Held<Place, 'fill'>,
  now: string,
) =>
  sql`update documents d set folder_id = ${folderId}, name = arriving.name, updated_at = ${now}, version = version + 1
    from unnest(${documents.map((one) => one.id)}::integer[], ${documents.map((one) => one.name)}::text[]) as arriving (id, name)
    where d.id = arriving.id`.execute(db)

/** Writes where documents stand; answers the code of each, given with its first place. */
export async function updateLocations(
  db: Database,
  documents: readonly Held<DocumentFacts, 'place'>[],
  locationId: number | null,
  now: string,
): Promise<Map<number, string | null>> {
  const rows = await db
    .updateTable('documents')
    .set({ locationId, updatedAt: now, version: sql`version + 1` })
    .where(are(documents))
    .returning(['id', 'itemCode'])
    .execute()
  return new Map(rows.map((row) => [row.id, row.itemCode]))
}

/** @throws Refusal Posted, spoken by the database where a posting won the race */
export const markTrashed = (ctx: Context, documents: readonly Held<DocumentFacts, 'trash'>[], now: string) =>
  ctx.db
    .updateTable('documents')
    .set({ trashedAt: now, trashedBy: userIdOf(ctx.actor), version: sql`version + 1` })
    .where(are(documents))
    .execute()

/** Brings documents back to life, each in the place and under the name that it is given here. */
export const markRestored = (db: Database, documents: readonly (Held<DocumentFacts, 'restore'> & Arrival)[]) =>
  sql`update documents d set trashed_at = null, trashed_by = null, buried_in = null, folder_id = returning_there.folder_id,
      name = returning_there.name, version = version + 1
    from unnest(${documents.map((one) => one.id)}::integer[], ${documents.map((one) => one.folderId)}::integer[],
      ${documents.map((one) => one.name)}::text[]) as returning_there (id, folder_id, name)
    where d.id = returning_there.id`
    .execute(db)
    .catch(againOnUnique('documents_living_name'))

/** Deletes for good, with all that hangs on them. */
export async function deleteDocuments(
  db: Database,
  documents: readonly Held<DocumentFacts, 'remove'>[],
): Promise<void> {
  await sql`delete from posting_files where posting_id in (select id from postings where ${are(documents, 'document_id')})`.execute(
    db,
  )
  await db.deleteFrom('documents').where(are(documents)).execute()
}

export const insertPin = (db: Database, { id }: Held<DocumentFacts, 'pin'>, userId: string) =>
  sql`insert into pins (user_id, document_id) values (${userId}, ${id}) on conflict do nothing`
    .execute(db)
    .then(() => undefined)

export const deletePin = (db: Database, { id }: Held<DocumentFacts, 'pin'>, userId: string) =>
  sql`delete from pins where user_id = ${userId} and document_id = ${id}`.execute(db).then(() => undefined)
