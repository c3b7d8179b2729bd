import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Held } from '../../platform/policy.ts'
import { type DocumentFacts, type NewFile, type NewNumbers, newNumbers } from '../documents/index.ts'

export interface NewBlob {
  sha256: string
  size: number
  mediaType: string
  /** Whether text or a picture is made of its type; otherwise it is known at once that there is none. */
  isRead: boolean
  now: string
}

/**
 * Makes sure of a blob's row and locks it until the end of the transaction, so that no sweep takes its bytes away.
 * Answers whether it was new.
 */
export async function holdBlob(db: Database, { sha256, size, mediaType, isRead, now }: NewBlob): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into blobs (sha256, size, media_type, created_at, text_state, derived_at)
    values (${sha256}, ${size}, ${mediaType}, ${now}, ${isRead ? 'pending' : 'none'}, ${isRead ? null : now})
    on conflict (sha256) do update set size = excluded.size returning (xmax = 0) as is_new`.execute(db)
  return rows[0]?.isNew ?? false
}

/**
 * As `holdBlob`, of many, in the order of their hashes, so that nobody waits in a circle; with the numbers of what will be made of
 * them. `fresh`: the hashes of those that were new.
 *
 * @param blobs of different hashes
 */
export async function holdBlobs(
  db: Database,
  blobs: readonly NewBlob[],
  documents: number,
): Promise<{ fresh: ReadonlySet<string>; numbers: NewNumbers }> {
  const given = blobs.map(({ isRead, mediaType, now, ...blob }) => {
    const found = isRead ? { text_state: 'pending', derived_at: null } : { text_state: 'none', derived_at: now }
    return { ...blob, media_type: mediaType, created_at: now, ...found }
  })
  const { rows } = await sql<NewNumbers & { fresh: string[] }>`
    with held as (
      insert into blobs (sha256, size, media_type, created_at, text_state, derived_at)
      select sha256, size, media_type, created_at, text_state, derived_at
      from json_populate_recordset(null::blobs, ${JSON.stringify(given)}::json) order by sha256
      on conflict (sha256) do update set size = excluded.size returning sha256, (xmax = 0) as is_new
    ) select array(select sha256 from held where is_new) as fresh, ${newNumbers(documents)}`.execute(db)
  const [{ fresh, ...numbers }] = rows as [NewNumbers & { fresh: string[] }]
  return { fresh: new Set(fresh), numbers }
}

export interface Lineage {
  lineageId: number
  documentId: number
  newestNo: number
  currentId: number | null
}

/** The lineage of a version: its document, the newest number, the current version. Inside a transaction it stays so with the document's lock. */
export async function findLineage(db: Database, fileId: number): Promise<Lineage | undefined> {
  const { rows } = await sql<Lineage>`
    select lineage_id, document_id, max(version_no) as newest_no, max(id) filter (where is_current) as current_id
    from files where lineage_id = (select lineage_id from files where id = ${fileId})
    group by lineage_id, document_id`.execute(db)
  return rows[0]
}

/** Adds a file to a document. */
export async function insertFile(
  db: Database,
  document: Held<DocumentFacts, 'replace'>,
  file: NewFile,
): Promise<number> {
  const id = await insertVersion(db, document.id, file)
  await touch(db, document.id, file.now)
  return id
}

/** Adds a version that becomes the current one of its lineage; answers its id and number. */
export async function insertNextVersion(
  db: Database,
  document: Held<DocumentFacts, 'replace'>,
  { lineage, ...file }: NewFile & { lineage: Lineage },
): Promise<{ id: number; versionNo: number }> {
  const versionNo = lineage.newestNo + 1
  await sql`update files set is_current = false where lineage_id = ${lineage.lineageId} and is_current`.execute(db)
  const id = await insertVersion(db, document.id, { ...file, lineageId: lineage.lineageId, versionNo })
  await touch(db, document.id, file.now)
  return { id, versionNo }
}

/** Takes a file out of its document; the row and the bytes stay as a removed version. */
export async function markRemoved(
  db: Database,
  document: Held<DocumentFacts, 'replace'>,
  { fileId, now }: { fileId: number; now: string },
): Promise<void> {
  await sql`update files set is_current = false, removed_at = ${now} where id = ${fileId} and document_id = ${document.id}`.execute(
    db,
  )
  await touch(db, document.id, now)
}

async function insertVersion(
  db: Database,
  documentId: number,
  file: NewFile & { lineageId?: number; versionNo?: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into files (document_id, lineage_id, version_no, sha256, name, extension, media_type, size, uploaded_by, created_at)
    values (${documentId}, ${file.lineageId ?? null}, ${file.versionNo ?? 1}, ${file.sha256}, ${file.name}, ${file.extension},
      ${file.mediaType}, ${file.size}, ${file.uploadedBy}, ${file.now})
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

const touch = (db: Database, documentId: number, now: string) =>
  sql`update documents set updated_at = ${now} where id = ${documentId}`.execute(db)
