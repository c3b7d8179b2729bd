import type { Context } from '../../../platform/context.ts'
import { NamesInFolder } from '../../../platform/zip/zip-names.ts'
import { countsAsClassified } from '../../documents/index.ts'
import type { StoredFile } from '../stored-file.ts'
import type { Root } from './download.queries.ts'
import type { Gathered, GatheredDocument } from './gather.ts'
import { walkTree } from './walk-tree.ts'

/** One file of a download and its way in the archive. */
export interface Piece {
  kind: 'piece'
  path: string
  file: StoredFile
  unitId: number
  isClassified: boolean
}
/** What a download consists of, in its order. A problem names what is not in the archive, with the reason. */
export type Part = Piece | { kind: 'folder'; path: string; at: Date } | { kind: 'problem'; text: string }

interface Place {
  path: string
  names: NamesInFolder
}

const newPlace = (path: string): Place => ({ path, names: new NamesInFolder() })

/**
 * Gives everything its path, as it is read: folders are kept, a document of several files becomes a folder, equal names
 * are numbered.
 */
export async function* layOut(ctx: Context, { files, documents, roots }: Gathered): AsyncGenerator<Part> {
  const top = newPlace('')
  for (const { file, document } of files) yield pieceOf(document, file, top)
  const isOnlyDocument = files.length + roots.length === 0 && documents.length === 1
  for (const document of documents) yield* putDocument(isOnlyDocument ? { ...document, name: '' } : document, top)
  for (const root of roots) yield* layOutTree(ctx, root, top)
}

async function* layOutTree(ctx: Context, root: Root, top: Place): AsyncGenerator<Part> {
  // The folders from the root down to the one that is met; those beside it are done.
  const way: (Place & { id: number })[] = []
  for await (const { folder, documents, leftOut } of walkTree(ctx, root)) {
    const steps = new Set(folder.path.split('.').map(Number))
    while (way.some((above) => !steps.has(above.id))) way.pop()
    const above = way.at(-1)
    let place: Place | undefined = above?.id === folder.id ? above : undefined
    if (!place) {
      const parent = above ?? top
      place = newPlace(`${parent.path}${parent.names.take(folder.name, true)}/`)
      way.push({ ...place, id: folder.id })
      yield { kind: 'folder', path: place.path, at: new Date(folder.createdAt) }
    }
    for (const document of documents) yield* putDocument(document, place)
    for (const name of leftOut) yield { kind: 'problem', text: `${place.path}${name}: classified, not for you to read` }
  }
}

function* putDocument({ document, name, files }: GatheredDocument, place: Place): Generator<Part> {
  const isFolder = files.length > 1 && name !== ''
  const inner = isFolder ? newPlace(`${place.path}${place.names.take(name, true)}/`) : place
  for (const file of files) yield pieceOf(document, file, inner)
}

function pieceOf(document: GatheredDocument['document'], file: StoredFile, { path, names }: Place): Piece {
  const isClassified = countsAsClassified(document)
  return { kind: 'piece', path: `${path}${names.take(file.name)}`, file, unitId: document.unitId, isClassified }
}
