import { depthOf, type FolderStep, type FolderTree, mostFolders, name as nameSchema, partsOf } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import type { Held } from '../../../platform/policy.ts'
import { refuseField } from '../../../platform/refusal.ts'
import { unhurried } from '../../../platform/unhurried.ts'
import { requireDepth } from '../folder-depth.ts'
import { folderCreated } from '../folders.facts.ts'
import { folderRoute } from '../folders.queries.ts'
import { findOrInsertFolder } from '../folders.store.ts'
import type { Place } from '../place.ts'
import { placeInside, withPlace } from '../with-folders.ts'

export interface CreateFolders {
  unitId: number
  parentId?: number | null | undefined
  trees: readonly FolderTree[]
}
type Made = FolderStep & { path: string }

/** Makes whole trees of folders; what exists is used again. Answers each folder with its path below the parent. */
export function createFolders(ctx: Context, { unitId, parentId, trees }: CreateFolders): Promise<Made[]> {
  return withPlace(ctx, { unitId, parentId }, async (ctx, place) => {
    await requireDepth(ctx, place.folderId, { levels: depthOf(trees), field: 'parentId' })
    const made: Made[] = []
    await plant(ctx, { trees, place, prefix: '' }, made)
    return made
  })
}

type Level = { trees: readonly FolderTree[]; place: Held<Place, 'fill'>; prefix: string }

async function plant(ctx: Context, { trees, place, prefix }: Level, made: Made[]): Promise<void> {
  const { unitId, folderId: parentId } = place
  const now = ctx.clock.now().toISOString()
  const createdBy = userIdOf(ctx.actor)
  for (const { name, description, children = [] } of trees) {
    const folder = await findOrInsertFolder(ctx.db, place, { name, description, createdBy, now })
    if (folder.isNew) await ctx.publish(folderCreated({ folderId: folder.id, unitId }, { name, parentId }))
    const path = `${prefix}${name}`
    made.push({
      id: folder.id,
      name: folder.name,
      parentId: folder.parentId,
      childCount: children.length,
      fileCount: 0,
      routeId: folderRoute(ctx, folder.id, unitId),
      path,
    })
    await plant(ctx, { trees: children, place: placeInside(place, folder.id), prefix: `${path}/` }, made)
  }
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
