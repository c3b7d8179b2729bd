import type { List, TrashedDocument, TrashedFolder } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { presentDocument, selectDocumentRows } from '../documents/index.ts'
import { pathText, selectFolders } from '../folders/index.ts'
import { userRefJson } from '../people/index.ts'
import type { ContentsQuery } from './list-contents.ts'

type TrashExtras = Pick<TrashedFolder, 'trashedBy' | 'trashedFrom'>

/** Documents that were trashed themselves: from where, by whom, when. */
export async function listTrashedDocuments(
  ctx: Context,
  unitId: number,
  query: ContentsQuery,
): Promise<List<TrashedDocument>> {
  const { rows, total } = await selectDocumentRows<TrashExtras>(ctx, {
    ...query,
    where: sql`d.unit_id = ${unitId} and d.trashed_at is not null and d.disposed_in is null`,
    isPlain: true,
    columns: sql`${userRefJson('trasher')} as trashed_by, ${pathText(sql`d.folder_id`)} as trashed_from`,
    joins: sql`left join users trasher on trasher.id = d.trashed_by`,
    ...(query.sort ? {} : { first: sql`d.trashed_at desc` }),
  })
  return asList(
    rows.map((row) => ({
      ...presentDocument(ctx, row, 'working'),
      trashedBy: row.trashedBy,
      trashedFrom: row.trashedFrom,
    })),
    total,
  )
}

/** Folders that were trashed themselves, with what they held when they went. */
export async function listTrashedFolders(
  ctx: Context,
  unitId: number,
  query: ContentsQuery,
): Promise<List<TrashedFolder>> {
  const { items, total } = await selectFolders(ctx, {
    ...query,
    where: sql`f.unit_id = ${unitId} and f.trashed_at is not null`,
  })
  const { rows } = await sql<
    TrashExtras & { id: number; documentCount: number; size: number; folderCount: number; directCount: number }
  >`
    select f.id, ${userRefJson('trasher')} as trashed_by, ${pathText(sql`f.parent_id`)} as trashed_from, held.*,
      (select count(*)::int from folders child where child.parent_id = f.id and child.buried_in = f.id) as folder_count
    from folders f left join users trasher on trasher.id = f.trashed_by,
      lateral (select count(*)::int as document_count, coalesce(sum(d.total_size), 0)::bigint as size,
        count(*) filter (where d.folder_id = f.id)::int as direct_count from documents d where d.buried_in = f.id) as held
    where f.id = any(${items.map((folder) => folder.id)})`.execute(ctx.db)
  const extras = new Map(rows.map((row) => [row.id, row]))
  return asList(
    items.map((folder) => {
      const {
        documentCount = 0,
        size = 0,
        folderCount = 0,
        directCount = 0,
        trashedBy = null,
        trashedFrom = '',
      } = extras.get(folder.id) ?? {}
      return {
        ...folder,
        childCount: folderCount,
        fileCount: directCount,
        totalFileSize: size,
        documentCount,
        trashedBy,
        trashedFrom,
      }
    }),
    total,
  )
}
