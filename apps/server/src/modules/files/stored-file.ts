import { type RawBuilder, sql } from 'kysely'
import { written } from '../../platform/database/camel-case.ts'
import type { Database } from '../../platform/database/database.ts'
import { isOut } from '../documents/index.ts'

/** One version of a file, as its bytes are served. */
export interface StoredFile {
  id: number
  documentId: number
  name: string
  extension: string
  /** By content. */
  mediaType: string
  size: number
  sha256: string
  isCurrent: boolean
  /** Part of what the document's living posting shows. */
  isPosted: boolean
  hasThumbnail: boolean
  previewKind: 'pdf' | 'html' | null
  derivedAt: string | null
  /** When a PDF was made with the words under its scanned pages. */
  searchableAt: string | null
  createdAt: string
}

/** The columns of a StoredFile. Aliases: `f` files, `b` its blob. */
export const storedColumns = sql`f.id, f.document_id, f.name, f.extension, f.media_type, f.size, f.sha256, f.is_current,
  f.created_at,
  b.has_thumbnail, b.preview_kind, b.derived_at, b.searchable_at,
  exists (select from posting_files pf join postings p on p.id = pf.posting_id
    where pf.file_id = f.id and p.document_id = f.document_id and p.ended_at is null) as is_posted`

/** A StoredFile as one column. Aliases: as above, and `p` the living posting of its document. */
export const storedJson = sql`json_build_object('id', f.id, 'documentId', f.document_id, 'name', f.name, 'extension', f.extension,
  'mediaType', f.media_type, 'size', f.size, 'sha256', f.sha256, 'isCurrent', f.is_current, 'createdAt', instant_text(f.created_at),
  'hasThumbnail', b.has_thumbnail, 'previewKind', b.preview_kind, 'derivedAt', instant_text(b.derived_at),
  'searchableAt', instant_text(b.searchable_at),
  'isPosted', exists (select from posting_files pf where pf.posting_id = p.id and pf.file_id = f.id))`

/** A StoredFile in columns that `readStored` reads, named as they are here. Aliases: as above. */
export const storedFlat = written(sql`f.id as "file.id", f.document_id as "file.documentId", f.name as "file.name",
  f.extension as "file.extension", f.media_type as "file.mediaType", f.size as "file.size", f.sha256 as "file.sha256",
  f.is_current as "file.isCurrent", f.created_at as "file.createdAt", b.has_thumbnail as "file.hasThumbnail",
  b.preview_kind as "file.previewKind", b.derived_at as "file.derivedAt", b.searchable_at as "file.searchableAt",
  exists (select from posting_files pf where pf.posting_id = p.id and pf.file_id = f.id) as "file.isPosted"`)
export type StoredFlat = { [K in keyof StoredFile as `file.${K}`]: StoredFile[K] }

export const readStored = (row: StoredFlat): StoredFile => ({
  id: row['file.id'],
  documentId: row['file.documentId'],
  name: row['file.name'],
  extension: row['file.extension'],
  mediaType: row['file.mediaType'],
  size: row['file.size'],
  sha256: row['file.sha256'],
  isCurrent: row['file.isCurrent'],
  isPosted: row['file.isPosted'],
  hasThumbnail: row['file.hasThumbnail'],
  previewKind: row['file.previewKind'],
  derivedAt: row['file.derivedAt'],
  searchableAt: row['file.searchableAt'],
  createdAt: row['file.createdAt'],
})

export async function findStoredFile(db: Database, id: number): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`
    select ${storedColumns} from files f join blobs b on b.sha256 = f.sha256 where f.id = ${id}`.execute(db)
  return rows[0]
}

export type PublicFile = StoredFile & { unitId: number }

/**
 * A file that the whole world may read: in the snapshot of an approved, unclassified posting at a public level, of a
 * living document that is not classified.
 */
export async function findPublicFile(db: Database, where: RawBuilder<unknown>): Promise<PublicFile | undefined> {
  const { rows } = await sql<PublicFile>`
    select ${storedColumns}, d.unit_id
    from postings p join access_levels l on l.id = p.access_level_id join documents d on d.id = p.document_id
    join posting_files pf on pf.posting_id = p.id join files f on f.id = pf.file_id join blobs b on b.sha256 = f.sha256
    where p.ended_at is null and ${isOut} and not p.is_classified and l.scope = 'public'
      and d.is_living and not d.is_classified and ${where}
    order by pf.position limit 1`.execute(db)
  return rows[0]
}
