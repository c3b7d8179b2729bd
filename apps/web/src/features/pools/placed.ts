import type { Document, PoolFile } from '@sinupan/contract'
import { documentEntry, documentsOf, type Entry } from '../documents/index.ts'

/** A document as it lies in a pool. */
export interface PlacedDocument extends Document {
  placed: Pick<PoolFile, 'id' | 'addedBy' | 'createdAt' | 'mayRemove'>
}

export const placedEntry = ({ fileManager, id, addedBy, createdAt, mayRemove }: PoolFile): Entry =>
  documentEntry<PlacedDocument>({ ...fileManager, placed: { id, addedBy, createdAt, mayRemove } })

const isPlaced = (document: Document): document is PlacedDocument => 'placed' in document
export const placedOf = (entries: readonly Entry[]): PlacedDocument[] => documentsOf(entries).filter(isPlaced)
