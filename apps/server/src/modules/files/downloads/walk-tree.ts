import type { Context } from '../../../platform/context.ts'
import { allow, judge } from '../../../platform/policy.ts'
import { type DocumentFacts, documentPolicy, findDocumentFacts } from '../../documents/index.ts'
import {
  type DocumentInside,
  type FolderInside,
  listDocumentsInside,
  listFoldersInside,
  type Root,
} from './download.queries.ts'
import { type GatheredDocument, withFiles } from './gather.ts'

/** A folder with some of its documents; a folder of many comes several times, one after the other. */
export interface Met {
  folder: FolderInside
  documents: GatheredDocument[]
  /** Names of documents that the actor knows of and may not read. */
  leftOut: string[]
}

/** How many rows are read at once: few enough that nobody else waits for them. */
const atOnce = 500

/** Walks a tree of folders, each before those inside it, judging every document; reads on as it is asked to. */
export async function* walkTree(ctx: Context, root: Root): AsyncGenerator<Met> {
  for (let after = ''; ; ) {
    const folders = await listFoldersInside(ctx.db, root, { after, most: atOnce })
    for (const some of inPortions(folders)) yield* meet(ctx, root, some)
    if (folders.length < atOnce) return
    after = folders.at(-1)?.path ?? ''
  }
}

/** Folders that follow one another, with some `atOnce` documents together; one that holds more stands alone. */
function* inPortions(folders: readonly FolderInside[]): Generator<FolderInside[]> {
  let some: FolderInside[] = []
  let documents = 0
  for (const folder of folders) {
    if (some.length > 0 && documents + folder.documents > atOnce) {
      yield some
      some = []
      documents = 0
    }
    some.push(folder)
    documents += folder.documents
  }
  if (some.length > 0) yield some
}

async function* meet(ctx: Context, root: Root, folders: readonly FolderInside[]): AsyncGenerator<Met> {
  const folderIds = folders.filter((folder) => folder.documents > 0).map((folder) => folder.id)
  const isAlone = folders.length === 1
  for (let after = 0, isFirst = true; ; isFirst = false) {
    const most = isAlone ? atOnce : null
    const inside = folderIds.length > 0 ? await listDocumentsInside(ctx.db, root, { folderIds, after, most }) : []
    if (isFirst || inside.length > 0) yield* await judged(ctx, folders, inside)
    if (most === null || inside.length < most) return
    after = inside.at(-1)?.id ?? 0
  }
}

async function judged(
  ctx: Context,
  folders: readonly FolderInside[],
  inside: readonly DocumentInside[],
): Promise<Met[]> {
  const { actor } = ctx
  const found = await findDocumentFacts(
    ctx,
    inside.map((one) => one.id),
  )
  const facts = new Map(found.map((document) => [document.id, document]))
  const known = inside
    .flatMap(({ id }) => facts.get(id) ?? [])
    .filter((document) => !judge(documentPolicy, 'view', { actor, document }))
  const isOpen = (document: DocumentFacts) => !judge(documentPolicy, 'read', { actor, document })
  const open = known.filter(isOpen).map((document) => allow(documentPolicy, 'read', { actor, document }, document))
  const documents = Map.groupBy(await withFiles(ctx, open), ({ document }) => document.folderId)
  const closed = Map.groupBy(
    known.filter((document) => !isOpen(document)),
    (document) => document.folderId,
  )
  return folders.map((folder) => ({
    folder,
    documents: documents.get(folder.id) ?? [],
    leftOut: (closed.get(folder.id) ?? []).map((document) => document.name),
  }))
}
