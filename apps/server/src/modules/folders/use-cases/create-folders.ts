import { depthOf, type FolderStep, type FolderTree, mostFolders, name as nameSchema, partsOf } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import type { Held } from '../../../platform/policy.ts'
import { refuseField } from '../../../platform/refusal.ts'
import { unhurried } from '../../../platform/unhurried.ts'
import { requireDepth } from '../folder-depth.ts'
import { folderCreated } from '../folders.facts.ts'
import { folderRoute } from '../folders.queries.ts'
import { type FoundFolder, findOrInsertFolders } from '../folders.store.ts'
import type { Place } from '../place.ts'
import { withPlace } from '../with-folders.ts'

export interface CreateFolders {
  unitId: number
  parentId?: number | null | undefined
  trees: readonly FolderTree[]
}
type Made = FolderStep & { path: string }

/** Makes whole trees of folders, a level at a time; what exists is used again. Answers each with its path below the parent. */
export function createFolders(ctx: Context, { unitId, parentId, trees }: CreateFolders): Promise<Made[]> {
  return withPlace(ctx, { unitId, parentId }, async (ctx, place) => {
    await requireDepth(ctx, place.folderId, { levels: depthOf(trees), field: 'parentId' })
    const top = trees.map((tree) => ({ tree, parentId: place.folderId }))
    const folders = new Map<FolderTree, FoundFolder>()
    for (let level = top; level.length > 0; level = await plant(ctx, place, level, folders));
    return walked(ctx, unitId, trees, folders)
  })
}

interface Seedling {
  tree: FolderTree
  parentId: number | null
}

/** Makes the folders of a level, and answers those of the next. */
async function plant(
  ctx: Context,
  place: Held<Place, 'fill'>,
  level: readonly Seedling[],
  folders: Map<FolderTree, FoundFolder>,
): Promise<Seedling[]> {
  const wanted = level.map(({ tree, parentId }) => ({ parentId, name: tree.name, description: tree.description }))
  const by = { createdBy: userIdOf(ctx.actor), now: ctx.clock.now().toISOString() }
  const found = await findOrInsertFolders(ctx.db, place, wanted, by)
  const made = new Map(found.filter(({ isNew }) => isNew).map((folder) => [folder.id, folder]))
  await ctx.publish(
    [...made.values()].map(({ id, name, parentId }) =>
      folderCreated({ folderId: id, unitId: place.unitId }, { name, parentId }),
    ),
  )
  return level.flatMap(({ tree }, index) => {
    const folder = found[index]
    if (!folder) return []
    folders.set(tree, folder)
    return (tree.children ?? []).map((child) => ({ tree: child, parentId: folder.id }))
  })
}

/** The folders in the order of their trees, each before what is in it. */
function walked(
  ctx: Context,
  unitId: number,
  trees: readonly FolderTree[],
  folders: ReadonlyMap<FolderTree, FoundFolder>,
): Made[] {
  const made: Made[] = []
  const walk = (level: readonly FolderTree[], prefix: string) => {
    for (const tree of level) {
      const { name, children = [] } = tree
      const folder = folders.get(tree)
      if (!folder) continue
      const { id, parentId } = folder
      const routeId = folderRoute(ctx, id, unitId)
      const path = `${prefix}${name}`
      made.push({ id, name: folder.name, parentId, childCount: children.length, fileCount: 0, routeId, path })
      walk(children, `${path}/`)
    }
  }
  walk(trees, '')
  return made
}

interface Node {
  name: string
  children: FolderTree[]
  inside: Map<string, Node>
  /** The same by their names as they were written. */
  written: Map<string, Node>
}

/** `['a/b', 'a/c']` as a tree. @throws Refusal ValidationFailed naming the path whose part is no name, or is one too many */
export async function treesOf(paths: readonly string[]): Promise<FolderTree[]> {
  const root = newNode('')
  let judged = 0
  // Once for each way that a name is written in its folder, and not for each path: half a million parts take a second.
  const judge = (level: Node, part: string, index: number): Node => {
    const name = nameSchema.safeParse(part)
    if (!name.success || part === '..') throw refuseField(`paths[${index}]`, `'${part}' can’t be the name of a folder.`)
    if (++judged > mostFolders)
      throw refuseField(`paths[${index}]`, `At most ${mostFolders} folders can be made at once.`)
    const node = level.inside.get(name.data.toLowerCase()) ?? addNode(level, name.data)
    level.written.set(part, node)
    return node
  }
  for await (const [index, path] of unhurried(paths.entries())) {
    let level = root
    for (const part of partsOf(path)) level = level.written.get(part) ?? judge(level, part, index)
  }
  return root.children
}

const newNode = (name: string): Node => ({ name, children: [], inside: new Map(), written: new Map() })

function addNode(level: Node, name: string): Node {
  const node = newNode(name)
  level.children.push(node)
  level.inside.set(name.toLowerCase(), node)
  return node
}
