import type { PublicDocument, PublicFile } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { routeIdOf } from '../../../platform/route-id.ts'
import { isOut } from '../../documents/index.ts'
import { citedOf } from './citation.ts'
import { plainOf } from './citations.ts'

type FileRow = Omit<PublicFile, 'contentUrl' | 'downloadUrl' | 'previewUrl' | 'thumbnailUrl' | 'searchableUrl'> & {
  hasThumbnail: boolean
  isSearchable: boolean
}

type Row = Omit<PublicDocument, 'routeId' | 'citation' | 'thumbnailUrl' | 'files'> & {
  id: number
  postingId: number
  unitId: number
  files: FileRow[]
}

/** A public document with the posting that publishes it. */
export interface Published {
  id: number
  postingId: number
  document: PublicDocument
}

/**
 * Documents as outsiders may know them: the snapshot of an approved Public posting, as it is at this moment. No person,
 * note, reason, location or folder is read, so that none can leak. One statement.
 *
 * @param where aliases `p` postings, `d` documents
 * @param page an order and a limit, where all of them may be many
 */
export async function selectPublished(
  ctx: Context,
  where: RawBuilder<unknown>,
  page: RawBuilder<unknown> = sql``,
): Promise<Published[]> {
  const { rows } = await sql<Row>`
    select d.id, p.id as posting_id, d.unit_id, p.name, p.description, p.category_id, c.name as category, g.name as "group",
      o.campus_id, campus.name as campus_name, o.name as office_name, n.name as unit_name, p.tags, p.document_date, p.published_at,
      coalesce(r.views, 0) as view_count, coalesce(r.downloads, 0) as download_count,
      coalesce((select json_agg(json_build_object('id', f.id, 'fileName', f.name, 'fileType', f.extension, 'mediaType', f.media_type,
          'size', f.size, 'sha256', f.sha256, 'pageCount', b.page_count, 'hasThumbnail', b.has_thumbnail, 'previewKind', b.preview_kind,
          'previewFrom', b.preview_from, 'isSearchable', b.searchable_at is not null)
          order by pf.position)
        from posting_files pf join files f on f.id = pf.file_id join blobs b on b.sha256 = f.sha256 where pf.posting_id = p.id), '[]') as files
    from postings p join access_levels l on l.id = p.access_level_id join documents d on d.id = p.document_id
    join units n on n.id = d.unit_id join offices o on o.id = n.office_id join campuses campus on campus.id = o.campus_id
    left join categories c on c.id = p.category_id left join category_groups g on g.id = c.group_id
    left join public_reading_totals r on r.document_id = d.id
    where ${isPublished} and ${where} ${page}`.execute(ctx.db)
  return rows.map((row) => present(ctx, row))
}

const isPublished = sql`p.ended_at is null and ${isOut} and l.scope = 'public' and not p.is_classified and not d.is_classified
  and d.is_living`

/** How many `selectPublished` would find, whatever the page. */
export async function countPublished({ db }: Context, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from postings p join access_levels l on l.id = p.access_level_id
    join documents d on d.id = p.document_id where ${isPublished} and ${where}`.execute(db)
  return rows[0]?.total ?? 0
}

function present({ secrets, config }: Context, { id, postingId, unitId, files, ...row }: Row): Published {
  const routeId = routeIdOf(secrets, { kind: 'document', id, unitId })
  const addressed = files.map((file) => presentFile(routeId, file))
  const document: PublicDocument = {
    ...row,
    routeId,
    citation: plainOf(citedOf(config, { ...row, routeId })),
    thumbnailUrl: addressed.find((file) => file.thumbnailUrl)?.thumbnailUrl ?? null,
    files: addressed,
  }
  return { id, postingId, document }
}

const presentFile = (routeId: string, { hasThumbnail, previewKind, isSearchable, ...file }: FileRow): PublicFile => ({
  ...file,
  contentUrl: `/api/FileManagerFile/ReadFile/Public/${file.id}`,
  downloadUrl: `/files/${routeId}/${encodeURIComponent(file.fileName)}`,
  previewUrl: previewKind ? `/api/FileManagerFile/${file.id}/Preview` : null,
  previewKind,
  searchableUrl: isSearchable ? `/api/FileManagerFile/${file.id}/Searchable` : null,
  thumbnailUrl: hasThumbnail ? `/api/FileManagerFile/${file.id}/Thumbnail` : null,
})
