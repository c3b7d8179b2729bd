import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { isAmong } from '../../../platform/database/is-among.ts'
import { type DocumentFacts, seenNow, selectDocumentFacts } from '../../documents/index.ts'
import { pathText } from '../../folders/index.ts'
import type { Hit } from '../finding/find.ts'

/** A file of the edition that was found. */
export interface FoundFile {
  id: number
  fileName: string
  fileType: string
  mediaType: string
  sha256: string
  size: number
  pageCount: number | null
  hasThumbnail: boolean
}

/** A document as a list of results needs it: what rights are judged by, and what is shown of the edition that was found. */
export interface FoundRow extends DocumentFacts {
  isWorking: boolean
  shownName: string
  description: string | null
  documentDate: string | null
  shownOwnerId: string
  createdAt: string
  updatedAt: string
  totalSize: number
  documentCategory: { id: number; category: string } | null
  tags: { tag: { id: number; tagName: string } }[] | null
  files: FoundFile[] | null
  /** Where it lies; of working editions alone. */
  path: string | null
}

/** The documents among hits that their actor sees now, whatever the index says, each in the edition that was found: one statement. */
export function selectFoundDocuments(ctx: Context, hits: readonly Hit[]): Promise<FoundRow[]> {
  const working = hits.filter(({ kind }) => kind === 'working').map(({ id }) => id)
  const isWorking = isAmong('d.id', working)
  const all = hits.map(({ id }) => id)
  return selectDocumentFacts<FoundRow>(ctx, {
    isPlannedOnce: true,
    where: sql`${isAmong('d.id', all)}
      and case when ${isWorking} then ${seenNow(ctx.actor, 'working')} else ${seenNow(ctx.actor, 'snapshot')} end`,
    joins: sql`cross join lateral (select ${isWorking} as working) as edition
      left join categories shown on shown.id = ${either('category_id')}`,
    columns: sql`edition.working as is_working, ${either('name')} as shown_name, ${either('description')} as description,
      ${either('document_date')} as document_date, ${either('owner_id')} as shown_owner_id, d.created_at, d.updated_at, d.total_size,
      case when shown.id is not null then json_build_object('id', shown.id, 'category', shown.name) end as document_category,
      case when edition.working then ${workingTags} else ${postedTags} end as tags,
      case when edition.working then ${workingFiles} else ${postedFiles} end as files,
      case when edition.working then ${pathText(sql`d.folder_id`)} end as path`,
  })
}

const either = (column: string) =>
  sql`case when edition.working then d.${sql.ref(column)} else p.${sql.ref(column)} end`

const tag = sql`json_build_object('tag', json_build_object('id', one.id, 'tagName', one.name))`
const workingTags = sql`(select json_agg(${tag} order by one.name) from document_tags dt join tags one on one.id = dt.tag_id where dt.document_id = d.id)`
const postedTags = sql`(select json_agg(${tag} order by one.place) from unnest(p.tag_ids, p.tags) with ordinality as one (id, name, place))`

const filesBy = (order: RawBuilder<unknown>, source: RawBuilder<unknown>) => sql`(
  select json_agg(json_build_object('id', f.id, 'fileName', f.name, 'fileType', f.extension, 'mediaType', f.media_type, 'sha256', f.sha256, 'size', f.size, 'pageCount', b.page_count,
    'hasThumbnail', b.has_thumbnail) order by ${order}) from ${source})`
const workingFiles = filesBy(
  sql`f.lineage_id`,
  sql`files f join blobs b on b.sha256 = f.sha256 where f.document_id = d.id and f.is_current`,
)
const postedFiles = filesBy(
  sql`pf.position`,
  sql`posting_files pf join files f on f.id = pf.file_id join blobs b on b.sha256 = f.sha256 where pf.posting_id = p.id`,
)
