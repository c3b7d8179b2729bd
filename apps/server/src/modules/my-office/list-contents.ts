import type { Document, FolderContents, FolderDetails, List } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { routeIdOf } from '../../platform/route-id.ts'
import { type DocumentSort, type KeptListing, selectDocuments } from '../documents/index.ts'
import { requireFolderView, selectFolders } from '../folders/index.ts'

export interface ContentsQuery {
  page: number
  pageSize: number
  sort?: DocumentSort | undefined
  order?: 'asc' | 'desc' | undefined
  search?: string | undefined
  only?: 'folders' | 'files' | undefined
}
type FolderOfContents = FolderContents['folder']

/** Asks for the documents of a page: as views, or written already. */
export type AskDocuments = (ctx: Context, listing: KeptListing) => Promise<List<Document>>

/** What lies directly in a unit's My Office. Whoever calls has judged that the unit is the actor's. */
export async function listRoot(
  ctx: Context,
  unitId: number,
  query: ContentsQuery,
  ask: AskDocuments = selectDocuments,
): Promise<FolderContents> {
  const [folder, contents] = await Promise.all([
    rootOf(ctx, unitId),
    listInside(ctx, { unitId, folderId: null }, { ...query, ask }),
  ])
  return { folder, ...contents }
}

/** What lies directly in a folder; in a trashed one, what went with it. @throws Refusal NotFound */
export async function listFolder(
  ctx: Context,
  folderId: number,
  query: ContentsQuery,
  ask: AskDocuments = selectDocuments,
): Promise<FolderContents> {
  const { folder, buriedIn } = await requireFolderView(ctx, folderId)
  const { deliveryUnitId: unitId, trashedAt, childCount, fileCount } = folder
  const wentWith = trashedAt === null ? buriedIn : folderId
  const isLiving = wentWith === null
  const contents = await listInside(
    ctx,
    { unitId, folderId, wentWith },
    { ...query, ask },
    {
      hasFolders: !isLiving || childCount > 0,
      hasFiles: !isLiving || fileCount > 0,
    },
  )
  return { folder, ...contents }
}

type Place = { unitId: number; folderId: number | null; wentWith?: number | null }
type Held = { hasFolders: boolean; hasFiles: boolean }
const nothing = { items: [], total: 0 }

// What the folder's own counters know to be empty is not looked for.
async function listInside(
  ctx: Context,
  place: Place,
  { only, ask, ...page }: ContentsQuery & { ask: AskDocuments },
  { hasFolders, hasFiles }: Held = { hasFolders: true, hasFiles: true },
): Promise<Omit<FolderContents, 'folder'>> {
  const [folders, files] = await Promise.all([
    only === 'files' ? undefined : hasFolders ? selectFolders(ctx, { ...page, where: inside(place, 'f') }) : nothing,
    only === 'folders'
      ? undefined
      : hasFiles
        ? ask(ctx, { ...page, where: inside(place, 'd'), isPlain: true, counted: countOf(place), keptAs: keyOf(place) })
        : nothing,
  ])
  return { folders, files }
}

const keyOf = ({ unitId, folderId, wentWith }: Place): string => [unitId, folderId, wentWith].join('.')

// A living folder knows how many documents lie in it (decision 0007).
const countOf = ({ folderId, wentWith }: Place): RawBuilder<number> | undefined =>
  folderId === null || wentWith ? undefined : sql<number>`(select document_count from folders where id = ${folderId})`

// As the indexes of living names want it.
function inside({ unitId, folderId, wentWith }: Place, alias: 'f' | 'd'): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const parent = column(alias === 'f' ? 'parentId' : 'folderId')
  const place = folderId === null ? sql`${parent} is null` : sql`${parent} = ${folderId}`
  const life = wentWith ? sql`${column('buriedIn')} = ${wentWith}` : column('isLiving')
  return sql`${column('unitId')} = ${unitId} and ${place} and ${life}`
}

/** My Office itself: id 0, and what all below it sums up to. */
export async function rootOf(ctx: Context, unitId: number): Promise<FolderOfContents> {
  const { rows } = await sql<{ childCount: number; fileCount: number; totalFileSize: number }>`
    select top.child_count, loose.file_count, top.size + loose.size as total_file_size from
      (select count(*)::int as child_count, coalesce(sum(total_size), 0)::bigint as size from folders
        where unit_id = ${unitId} and coalesce(parent_id, 0) = 0 and is_living) as top,
      (select count(*)::int as file_count, coalesce(sum(total_size), 0)::bigint as size from documents
        where unit_id = ${unitId} and coalesce(folder_id, 0) = 0 and is_living) as loose`.execute(ctx.db)
  const [sums] = rows
  return {
    id: 0,
    name: 'My Office',
    description: null,
    parentId: null,
    deliveryUnitId: unitId,
    childCount: sums?.childCount ?? 0,
    fileCount: sums?.fileCount ?? 0,
    totalFileSize: sums?.totalFileSize ?? 0,
    isPinned: false,
    createdBy: null,
    createdAt: null,
    updatedAt: null,
    trashedAt: null,
    routeId: routeIdOf(ctx.secrets, { kind: 'folder', id: 0, unitId }),
    version: 1,
    pathDetails: [],
  }
}

const firstFifty = { page: 0, pageSize: 50, sort: 'name' as const }

/** A folder with its way and the first 50 of what is inside. */
export async function getFolderDetails(ctx: Context, folderId: number): Promise<FolderDetails> {
  return detailed(await listFolder(ctx, folderId, firstFifty))
}

export const getRootDetails = async (ctx: Context, unitId: number): Promise<FolderDetails> =>
  detailed(await listRoot(ctx, unitId, firstFifty))

const detailed = ({ folder, folders, files }: FolderContents): FolderDetails => ({
  ...folder,
  childFolders: itemsOf(folders),
  fileManagers: itemsOf(files),
})

const itemsOf = <T>(list: List<T> | undefined): T[] => list?.items ?? []
