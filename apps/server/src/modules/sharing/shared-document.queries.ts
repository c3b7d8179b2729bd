import type { SharedDocument } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { routeIdOf } from '../../platform/route-id.ts'

type Addressed = 'contentUrl' | 'downloadUrl' | 'previewUrl' | 'searchableUrl' | 'thumbnailUrl'
type FileRow = Omit<SharedDocument['files'][number], Addressed> & {
  hasThumbnail: boolean
  isSearchable: boolean
}
type Told = Omit<
  SharedDocument,
  | 'session'
  | 'isForAnyone'
  | 'expiresAt'
  | 'downloadsLeft'
  | 'routeId'
  | 'citation'
  | 'thumbnailUrl'
  | 'files'
  | 'publishedAt'
>
type Row = Told & { unitId: number; files: FileRow[] }

/** What a document says to whom it was shared with, as it is now, in the public shape: no person, note, folder or place. */
export interface SharedView extends Told {
  routeId: string
  citation: string
  files: FileRow[]
}

export async function findSharedView(ctx: Context, documentId: number): Promise<SharedView | undefined> {
  const { rows } = await sql<Row>`
    select d.unit_id, d.name, d.description, d.category_id, c.name as category, g.name as "group", o.campus_id,
      campus.name as campus_name, o.name as office_name, n.name as unit_name, d.document_date, 0 as view_count, 0 as download_count,
      array(select t.name from document_tags dt join tags t on t.id = dt.tag_id where dt.document_id = d.id order by t.name) as tags,
      coalesce((select json_agg(json_build_object('id', f.id, 'fileName', f.name, 'fileType', f.extension, 'mediaType', f.media_type,
          'size', f.size, 'sha256', f.sha256, 'pageCount', b.page_count, 'hasThumbnail', b.has_thumbnail, 'previewKind', b.preview_kind,
          'previewFrom', b.preview_from, 'isSearchable', b.searchable_at is not null)
          order by f.lineage_id)
        from files f join blobs b on b.sha256 = f.sha256 where f.document_id = d.id and f.is_current), '[]') as files
    from documents d join units n on n.id = d.unit_id join offices o on o.id = n.office_id
    join campuses campus on campus.id = o.campus_id
    left join categories c on c.id = d.category_id left join category_groups g on g.id = c.group_id
    where d.id = ${documentId} and d.is_living`.execute(ctx.db)
  const [row] = rows
  if (!row) return undefined
  const { unitId, ...view } = row
  return {
    ...view,
    routeId: routeIdOf(ctx.secrets, { kind: 'document', id: documentId, unitId }),
    // It has no address that everybody may cite it by.
    citation: `${ctx.config.INSTITUTION_NAME}, ${row.officeName}. ${row.name.replace(/\.+$/, '')}.`,
  }
}
