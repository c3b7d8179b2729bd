import type { Folder, FolderStep, List } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { asList } from '../../platform/database/page.ts'
import { refuse } from '../../platform/refusal.ts'
import { routeIdOf } from '../../platform/route-id.ts'
import { userRefJson } from '../people/index.ts'

export type FolderSort = 'name' | 'modified' | 'size' | 'date' | 'created'
export interface FolderListing {
  where: RawBuilder<unknown>
  page: number
  pageSize: number
  sort?: FolderSort | undefined
  order?: 'asc' | 'desc' | undefined
  search?: string | undefined
}
type FolderRow = Omit<Folder, 'routeId'>

const sortColumns: Record<FolderSort, RawBuilder<unknown>> = {
  name: sql`f.name collate natural_order`,
  modified: sql`f.updated_at`,
  created: sql`f.created_at`,
  date: sql`f.created_at`,
  size: sql`f.total_size`,
}

/** The columns of a folder's view to the user of that id. Aliases: those of `folderSource`. */
export const folderColumns = (userId: RawBuilder<unknown>) => sql`
  f.id, f.name, f.description, f.parent_id, f.unit_id as delivery_unit_id, f.child_count, f.document_count as file_count,
  f.total_size as total_file_size, f.created_at, f.updated_at, f.trashed_at, f.version, ${userRefJson('creator')} as created_by,
  exists (select from pins where folder_id = f.id and user_id = ${userId}) as is_pinned`

/** Folders (`f`) with who made them (`creator`). */
export const folderSource = sql`folders f left join users creator on creator.id = f.created_by`

/** Folders for a screen, with the actor's pins. */
export async function selectFolders(ctx: Context, listing: FolderListing): Promise<List<Folder>> {
  const { where, page, pageSize, sort = 'name', order = 'asc', search } = listing
  const direction = order === 'desc' ? sql`desc` : sql`asc`
  const matching = search ? sql`${where} and f.name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}` : where
  const { rows } = await sql<FolderRow & { inAll: number }>`
    select ${folderColumns(sql`${userIdOf(ctx.actor)}`)}, count(*) over ()::int as in_all
    from ${folderSource}
    where ${matching}
    order by ${sortColumns[sort]} ${direction}, f.id
    limit ${pageSize} offset ${page * pageSize}`.execute(ctx.db)
  const total = rows[0]?.inAll ?? (page === 0 ? 0 : await countFolders(ctx.db, matching))
  return asList(
    rows.map((row) => presentFolder(ctx, row)),
    total,
  )
}

async function countFolders(db: Database, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from folders f where ${where}`.execute(db)
  return rows[0]?.total ?? 0
}

export function presentFolder(ctx: Context, { inAll: _, ...row }: FolderRow & { inAll?: number }): Folder {
  return { ...row, routeId: folderRoute(ctx, row.id, row.deliveryUnitId) }
}

export const folderRoute = (ctx: Context, id: number, unitId: number): string =>
  routeIdOf(ctx.secrets, { kind: 'folder', id, unitId })

/** One folder as its members see it. */
export async function findFolderView(ctx: Context, id: number): Promise<Folder | undefined> {
  const { items } = await selectFolders(ctx, { where: sql`f.id = ${id}`, page: 0, pageSize: 1 })
  return items[0]
}

/** One folder as its members see it, after a change of it. @throws Refusal NotFound */
export async function requireFolderAnswer(ctx: Context, id: number): Promise<Folder> {
  const view = await findFolderView(ctx, id)
  if (!view) throw refuse('NotFound')
  return view
}

/** The folders of one level of a unit, light. */
export async function listSteps(ctx: Context, unitId: number, parentId: number | null): Promise<FolderStep[]> {
  const items = await ctx.db
    .selectFrom('folders')
    .select(['id', 'name', 'parentId', 'childCount', 'documentCount as fileCount'])
    .where('unitId', '=', unitId)
    .where(sql<number>`coalesce(parent_id, 0)`, '=', parentId ?? 0)
    .where('isLiving', '=', true)
    .orderBy(sql`name collate natural_order`)
    .orderBy('id')
    .execute()
  return items.map((step) => ({ ...step, routeId: folderRoute(ctx, step.id, unitId) }))
}

/** A folder on the way from the top down to one, that one itself the last. */
export interface PathStep {
  fileFolderId: number
  name: string
  parentId: number | null
  routeId: string
}

/** The text of a way, as in `My Office / Admissions / 2026`; `column` holds a folder's id or null for the root. */
export const pathText = (column: RawBuilder<unknown>) => sql<string>`concat_ws(' / ', 'My Office', (
  select string_agg(step.name, ' / ' order by nlevel(step.path)) from folders step
  where step.id = any((select string_to_array(path::text, '.')::integer[] from folders where id = ${column})::integer[])))`
