import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isWithin } from '../../folders/index.ts'
import { type StoredFile, storedColumns } from '../stored-file.ts'

/** A folder of a download: the chosen one or one below it. */
export interface FolderInside {
  id: number
  parentId: number | null
  name: string
  createdAt: string
  /** The folder that its tree lies in the trash with; null for a living one. */
  wentWith: number | null
}

/** Folders with all below them, each once, from the top down; of a trashed one what went with it. */
export async function listFoldersInside(db: Database, roots: readonly { id: number }[]): Promise<FolderInside[]> {
  const { rows } = await sql<FolderInside>`
    select distinct on (nlevel(f.path), f.id) f.id, f.parent_id, f.name, f.created_at,
      case when not root.is_living then coalesce(root.buried_in, root.id) end as went_with
    from folders root join folders f on ${isWithin(sql`f.path`, sql`root.path`)}
    where root.id = any(${roots.map((root) => root.id)})
      and case when root.is_living then f.is_living else f.id = root.id or f.buried_in = coalesce(root.buried_in, root.id) end
    order by nlevel(f.path), f.id`.execute(db)
  return rows
}

/** Ids of the documents directly inside of those folders. */
export async function listDocumentsInside(db: Database, folders: readonly FolderInside[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from unnest(${folders.map((one) => one.id)}::int[], ${folders.map((one) => one.wentWith)}::int[]) as f (id, went_with)
    join documents d on d.folder_id = f.id
    where case when f.went_with is null then d.is_living else d.buried_in = f.went_with end
    order by d.name collate natural_order, d.id`.execute(db)
  return rows.map((row) => row.id)
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
