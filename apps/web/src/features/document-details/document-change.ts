import type { BodyOf, DocumentDetails, updateDocument } from '@sinupan/contract'

export type DocumentChange = Partial<Omit<BodyOf<typeof updateDocument>, 'version'>>

/** A document as it is told where two people changed it. */
export type Current = Omit<DocumentDetails, 'versions' | 'path'>
