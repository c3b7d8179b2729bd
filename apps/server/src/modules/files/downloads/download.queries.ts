import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isWithin } from '../../folders/index.ts'
import { type StoredFile, storedColumns } from '../stored-file.ts'

/** A folder that a download was chosen of. */
export interface Root {
  id: number
  path: string
  /** The folder that its tree lies in the trash with; null for a living one. */
  wentWith: number | null
}
/** A folder of a download: the chosen one or one below it. */
export interface FolderInside {
  id: number
  path: string
  name: string
  createdAt: string
  /** How many documents lie directly in it. */
  documents: number
}
/** A document of a folder, by their ids. */
export interface DocumentInside {
  id: number
  folderId: number
}

// Of a trashed tree, what went with it.
const isFolderOf = ({ id, path, wentWith }: Root): RawBuilder<boolean> =>
  sql`${isWithin(sql`f.path`, sql`${path}::ltree`)} and ${wentWith === null ? sql`f.is_living` : sql`(f.id = ${id} or f.buried_in = ${wentWith})`}`
const isDocumentOf = ({ wentWith }: Root): RawBuilder<boolean> =>
  wentWith === null ? sql`d.is_living` : sql`d.buried_in = ${wentWith}`

/** How many folders and files a tree holds, counted to `most` + 1. */
export async function countInside(db: Database, root: Root, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from folders f where ${isFolderOf(root)}
      union all
      select from folders f join documents d on d.folder_id = f.id and ${isDocumentOf(root)}, generate_series(1, d.file_count)
      where ${isFolderOf(root)}
      limit ${most + 1}) as inside`.execute(db)
  return rows[0]?.total ?? 0
}

/** Folders of a tree, each before those inside it, behind the path `after`. */
export async function listFoldersInside(
  db: Database,
  root: Root,
  { after, most }: { after: string; most: number },
): Promise<FolderInside[]> {
  const { rows } = await sql<FolderInside>`
    select f.id, f.path::text as path, f.name, f.created_at,
      (select count(*)::int from documents d where d.folder_id = f.id and ${isDocumentOf(root)}) as documents
    from folders f where ${isFolderOf(root)} and f.path > ${after}::ltree
    order by f.path limit ${most}`.execute(db)
  return rows
}

/** Documents directly inside of some folders of a tree, behind the id `after`; `most` null: all. */
export async function listDocumentsInside(
  db: Database,
  root: Root,
  { folderIds, after, most }: { folderIds: readonly number[]; after: number; most: number | null },
): Promise<DocumentInside[]> {
  const { rows } = await sql<DocumentInside>`
    select d.id, d.folder_id from documents d
    where d.folder_id = any(${folderIds}) and d.id > ${after} and ${isDocumentOf(root)}
    order by d.id limit ${most}`.execute(db)
  return rows
}

export type NamedFile = StoredFile & { documentName: string }

/** The files of documents by document: the current ones, or those of the living posting under the posted name. */
export async function listFilesOf(
  db: Database,
  { working, posted }: { working: readonly number[]; posted: readonly number[] },
): Promise<Map<number, NamedFile[]>> {
  const { rows } = await sql<NamedFile>`
    select ${storedColumns}, d.name as document_name, f.lineage_id as place
    from documents d join files f on f.document_id = d.id and f.is_current join blobs b on b.sha256 = f.sha256
    where d.id = any(${working})
    union all
    select ${storedColumns}, p.name, pf.position
    from postings p join posting_files pf on pf.posting_id = p.id join files f on f.id = pf.file_id join blobs b on b.sha256 = f.sha256
    where p.document_id = any(${posted}) and p.ended_at is null
    order by document_id, place`.execute(db)
  return Map.groupBy(rows, (row) => row.documentId)
}
