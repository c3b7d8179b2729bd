import { sql } from 'kysely'
import { userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { onUnique } from '../../platform/database/constraints.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Allowed } from '../../platform/policy.ts'
import type { DocumentFacts } from './document.ts'

export interface NewDocument {
  unitId: number
  folderId: number | null
  name: string
  ownerId: string
  description?: string | null | undefined
  categoryId?: number | null | undefined
  documentDate?: string | null | undefined
  isClassified?: boolean | undefined
}

const ids = (documents: readonly DocumentFacts[]) => sql<number>`any(${documents.map((document) => document.id)})`

/** @throws Refusal NameTaken */
export async function insertDocument(db: Database, document: NewDocument, now: string): Promise<number> {
  const { id } = await db
    .insertInto('documents')
    .values({ ...document, isClassified: document.isClassified ?? false, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(onUnique('documents_living_name', 'NameTaken', { name: document.name }))
  return id
}

/** Inserts under the name where it is free; undefined where a living sibling has it. */
export async function tryInsertDocument(db: Database, document: NewDocument, now: string): Promise<number | undefined> {
  const made = await db
    .insertInto('documents')
    .values({ ...document, isClassified: document.isClassified ?? false, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

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
  document: Allowed<DocumentFacts, 'edit'>,
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

/** @throws Refusal NameTaken */
export const updateFolder = (
  db: Database,
  documents: readonly Allowed<DocumentFacts, 'move'>[],
  folderId: number | null,
  now: string,
) =>
  db
    .updateTable('documents')
    .set({ folderId, updatedAt: now, version: sql`version + 1` })
    .where('id', '=', ids(documents))
    .execute()
    .catch(onUnique('documents_living_name', 'NameTaken'))

/** @throws Refusal Posted, spoken by the database where a posting won the race */
export const markTrashed = (ctx: Context, documents: readonly Allowed<DocumentFacts, 'trash'>[], now: string) =>
  ctx.db
    .updateTable('documents')
    .set({ trashedAt: now, trashedBy: userIdOf(ctx.actor), version: sql`version + 1` })
    .where('id', '=', ids(documents))
    .execute()

export const markRestored = (
  db: Database,
  document: Allowed<DocumentFacts, 'restore'>,
  place: { folderId: number | null; name: string; now: string },
) =>
  db
    .updateTable('documents')
    .set({
      trashedAt: null,
      trashedBy: null,
      buriedIn: null,
      folderId: place.folderId,
      name: place.name,
      version: sql`version + 1`,
    })
    .where('id', '=', document.id)
    .execute()

/** Deletes for good; answers the hashes that the documents' versions had. */
export async function deleteDocuments(
  db: Database,
  documents: readonly Allowed<DocumentFacts, 'remove'>[],
): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ id: number; sha256s: string[] }>`
    select document_id as id, array_agg(distinct sha256) as sha256s from files where document_id = ${ids(documents)} group by document_id`.execute(
    db,
  )
  await sql`delete from posting_files where posting_id in (select id from postings where document_id = ${ids(documents)})`.execute(
    db,
  )
  await db.deleteFrom('documents').where('id', '=', ids(documents)).execute()
  return new Map(rows.map((row) => [row.id, row.sha256s]))
}
