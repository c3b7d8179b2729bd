import { mostInDownload } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { requireDocuments, type SightFacts, sightOf } from '../../documents/index.ts'
import { requireFolders } from '../../folders/index.ts'
import { type Readable, requireAllReadable } from '../require-readable.ts'
import type { StoredFile } from '../stored-file.ts'
import { countInside, listFilesOf, type Root } from './download.queries.ts'
import type { Chosen } from './download-ticket.ts'

/** A document with the files that the actor may read. */
export interface GatheredDocument {
  document: SightFacts
  /** As the actor sees it: the unit's own, or the posted one. */
  name: string
  files: StoredFile[]
}
/** What was chosen for a download, judged. What lies in the folders is read as it goes out. */
export interface Gathered {
  files: Readable[]
  documents: GatheredDocument[]
  roots: (Root & { name: string })[]
}

/**
 * Collects what was chosen, judging every document anew. What was asked for itself has to be readable.
 *
 * @throws Refusal NotFound, Classified, Forbidden; TooMany
 */
export async function gather(ctx: Context, { fileIds, documentIds, folderIds }: Chosen): Promise<Gathered> {
  const files = await requireAllReadable(ctx, fileIds)
  const documents = await withFiles(ctx, await requireDocuments(ctx, documentIds, 'read'))
  const roots = await outermost(ctx, folderIds)
  let rest = mostInDownload - files.length - documents.reduce((sum, one) => sum + one.files.length, 0)
  for (const root of roots) {
    rest -= rest < 0 ? 0 : await countInside(ctx.db, root, rest)
    if (rest < 0) throw refuse('TooMany')
  }
  return { files, documents, roots }
}

// A folder inside another one of the same life comes with that one.
async function outermost(ctx: Context, folderIds: readonly number[]): Promise<Gathered['roots']> {
  if (folderIds.length === 0) return []
  const folders = (await requireFolders(ctx, folderIds, 'view')).map(({ id, name, path, trashedAt, buriedIn }) => ({
    id,
    name,
    path,
    wentWith: trashedAt === null ? buriedIn : id,
  }))
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  const above = ({ path }: Root) =>
    path
      .split('.')
      .slice(0, -1)
      .flatMap((step) => byId.get(Number(step)) ?? [])
  return folders.filter((folder) => !above(folder).some((other) => other.wentWith === folder.wentWith))
}

/** The documents with their files, in the edition that the actor sees. Whoever calls has judged that they may be read. */
export async function withFiles(ctx: Context, documents: readonly SightFacts[]): Promise<GatheredDocument[]> {
  const editions = Map.groupBy(documents, (document) => sightOf(ctx.actor, document).edition)
  const idsOf = (edition: 'working' | 'snapshot') => (editions.get(edition) ?? []).map((one) => one.id)
  const files = await listFilesOf(ctx.db, { working: idsOf('working'), posted: idsOf('snapshot') })
  return documents.map((document) => {
    const own = files.get(document.id) ?? []
    return { document, name: own[0]?.documentName ?? document.name, files: own }
  })
}
