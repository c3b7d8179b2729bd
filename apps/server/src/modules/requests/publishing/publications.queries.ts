import type { DocumentRequest } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'

type Released = DocumentRequest['released'][number]
type Publication = NonNullable<Released['publication']>
export interface ReleasedRow extends Omit<Released, 'publication'> {
  publication: Omit<Publication, 'routeId'> | null
}

/** SQL: the living document that was made of a released copy (`l`), with how far its posting is. */
export const publicationJson = sql`(select json_build_object('fileManagerId', made.id, 'name', made.name, 'status',
    coalesce((select p.status from postings p where p.document_id = made.id and p.ended_at is null order by p.id desc limit 1), ''))
  from document_request_publications u join documents made on made.id = u.document_id and made.is_living
  where u.release_id = l.id order by u.id desc limit 1)`

/** A publication with where its document opens. */
export const addressed = (
  publication: ReleasedRow['publication'],
  addresses: ReadonlyMap<number, string>,
): Publication | null => publication && { ...publication, routeId: addresses.get(publication.fileManagerId) ?? null }

/** A copy that may be made a document of, with what its source says of itself. */
export interface Publishable {
  sha256: string
  size: number
  fileName: string
  categoryId: number | null
  documentDate: string | null
  isPublished: boolean
}

/** @throws Refusal NotFound for a copy of another request, one that never went out, and one that was taken back */
export async function requirePublishable(
  { db }: Context,
  { id, fileId }: { id: number; fileId: number },
): Promise<Publishable> {
  const { rows } = await sql<Publishable>`
    select l.sha256, l.size::float8 as size, l.file_name, d.category_id, d.document_date,
      exists (select from document_request_publications u join documents made on made.id = u.document_id and made.is_living
        where u.release_id = l.id) as is_published
    from document_request_releases l left join documents d on d.id = l.document_id
    where l.id = ${fileId} and l.request_id = ${id} and l.released_at is not null and l.revoked_at is null`.execute(db)
  if (!rows[0]) throw refuse('NotFound')
  return rows[0]
}
