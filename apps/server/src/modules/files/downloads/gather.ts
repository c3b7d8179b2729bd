import type { Context } from '../../../platform/context.ts'
import { allow, judge } from '../../../platform/policy.ts'
import { refuse } from '../../../platform/refusal.ts'
import {
  type DocumentFacts,
  documentPolicy,
  findDocumentFacts,
  requireDocuments,
  sightOf,
} from '../../documents/index.ts'
import { requireFolders } from '../../folders/index.ts'
import { type Readable, requireAllReadable } from '../require-readable.ts'
import type { StoredFile } from '../stored-file.ts'
import { type FolderInside, listDocumentsInside, listFilesOf, listFoldersInside } from './download.queries.ts'
import type { Chosen } from './download-ticket.ts'

/** A document with the files that the actor may read. */
export interface GatheredDocument {
  document: DocumentFacts
  /** As the actor sees it: the unit's own, or the posted one. */
  name: string
  files: StoredFile[]
}
export interface GatheredFolder extends FolderInside {
  documents: GatheredDocument[]
  /** Names of documents that the actor knows of and may not read. */
  leftOut: string[]
}
/** Everything that a download consists of, before it is given paths. */
export interface Gathered {
  files: Readable[]
  documents: GatheredDocument[]
  /** Whole trees, a folder before what is inside it. */
  folders: GatheredFolder[]
}

/**
 * Collects what was chosen, judging every document anew. What was asked for itself has to be readable; inside a folder
 * what may not be read is left out.
 *
 * @throws Refusal NotFound, Classified, Forbidden; NoFiles where nothing is left
 */
export async function gather(ctx: Context, { fileIds, documentIds, folderIds }: Chosen): Promise<Gathered> {
  const files = await requireAllReadable(ctx, fileIds)
  const documents = await withFiles(ctx, await requireDocuments(ctx, documentIds, 'read'))
  const folders = await gatherFolders(ctx, folderIds)
  const all = [...documents, ...folders.flatMap((folder) => folder.documents)]
  if (files.length === 0 && all.every((one) => one.files.length === 0)) throw refuse('NoFiles')
  return { files, documents, folders }
}

async function withFiles(ctx: Context, documents: readonly DocumentFacts[]): Promise<GatheredDocument[]> {
  const editions = Map.groupBy(documents, (document) => sightOf(ctx.actor, document).edition)
  const idsOf = (edition: 'working' | 'snapshot') => (editions.get(edition) ?? []).map((one) => one.id)
  const files = await listFilesOf(ctx.db, { working: idsOf('working'), posted: idsOf('snapshot') })
  return documents.map((document) => {
    const own = files.get(document.id) ?? []
    return { document, name: own[0]?.documentName ?? document.name, files: own }
  })
}

async function gatherFolders(ctx: Context, folderIds: readonly number[]): Promise<GatheredFolder[]> {
  if (folderIds.length === 0) return []
  const folders = await listFoldersInside(ctx.db, await requireFolders(ctx, folderIds, 'view'))
  const ids = await listDocumentsInside(ctx.db, folders)
  const facts = new Map((await findDocumentFacts(ctx, ids)).map((document) => [document.id, document]))
  const { actor } = ctx
  const known = ids
    .flatMap((id) => facts.get(id) ?? [])
    .filter((document) => !judge(documentPolicy, 'view', { actor, document }))
  const isOpen = (document: DocumentFacts) => !judge(documentPolicy, 'read', { actor, document })
  const open = known.filter(isOpen).map((document) => allow(documentPolicy, 'read', { actor, document }, document))
  const documents = Map.groupBy(await withFiles(ctx, open), ({ document }) => document.folderId)
  const closed = Map.groupBy(
    known.filter((document) => !isOpen(document)),
    (document) => document.folderId,
  )
  return folders.map((folder) => ({
    ...folder,
    documents: documents.get(folder.id) ?? [],
    leftOut: (closed.get(folder.id) ?? []).map((document) => document.name),
  }))
}
