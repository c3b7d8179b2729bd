import { NamesInFolder } from '../../../platform/zip/zip-names.ts'
import { countsAsClassified } from '../../documents/index.ts'
import type { StoredFile } from '../stored-file.ts'
import type { Gathered, GatheredDocument } from './gather.ts'

/** One file of a download and its way in the archive. */
export interface Piece {
  path: string
  file: StoredFile
  unitId: number
  isClassified: boolean
}
export interface Layout {
  /** What is offered as the file's name. */
  fileName: string
  /** Set where the download is one file as it is, and no archive. */
  single?: Piece
  folders: { path: string; at: Date }[]
  pieces: Piece[]
  /** Ways of what is not in the archive, each with the reason. */
  errors: string[]
}

interface Place {
  path: string
  names: NamesInFolder
}

const newPlace = (path: string): Place => ({ path, names: new NamesInFolder() })

/** Gives everything its path: folders are kept, a document of several files becomes a folder, equal names are numbered. */
export function layOut({ files, documents, folders }: Gathered): Layout {
  const top = newPlace('')
  const places = new Map<number, Place>()
  const layout: Layout = { fileName: '', folders: [], pieces: [], errors: [] }
  for (const { file, document } of files) {
    const owner = { unitId: document.unitId, isClassified: countsAsClassified(document) }
    layout.pieces.push({ path: top.names.take(file.name), file, ...owner })
  }
  const isOnlyDocument = files.length + folders.length === 0 && documents.length === 1
  for (const document of documents) putDocument(layout, isOnlyDocument ? { ...document, name: '' } : document, top)
  for (const folder of folders) {
    const parent = places.get(folder.parentId ?? 0) ?? top
    const place = newPlace(`${parent.path}${parent.names.take(folder.name, true)}/`)
    places.set(folder.id, place)
    layout.folders.push({ path: place.path, at: new Date(folder.createdAt) })
    for (const document of folder.documents) putDocument(layout, document, place)
    for (const name of folder.leftOut) layout.errors.push(`${place.path}${name}: classified, not for you to read`)
  }
  const [single] = layout.pieces
  if (single && folders.length === 0 && layout.pieces.length === 1)
    return { ...layout, single, fileName: single.file.name }
  return { ...layout, fileName: `${titleOf({ files, documents, folders }).replaceAll('.', '_')}.zip` }
}

function putDocument(layout: Layout, { document, name, files }: GatheredDocument, place: Place): void {
  const isFolder = files.length > 1 && name !== ''
  const inner = isFolder ? newPlace(`${place.path}${place.names.take(name, true)}/`) : place
  const owner = { unitId: document.unitId, isClassified: countsAsClassified(document) }
  for (const file of files) layout.pieces.push({ path: `${inner.path}${inner.names.take(file.name)}`, file, ...owner })
}

// Named after the one thing that was chosen.
function titleOf({ files, documents, folders }: Gathered): string {
  const ids = new Set(folders.map((folder) => folder.id))
  const roots = folders.filter((folder) => !ids.has(folder.parentId ?? 0))
  const names = [
    ...documents.map((one) => one.name),
    ...roots.map((one) => one.name),
    ...files.map(({ file }) => file.name),
  ]
  const [only = ''] = names
  return names.length === 1 ? only : 'Documents'
}
