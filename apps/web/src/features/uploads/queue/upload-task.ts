import type { Transfer } from '../../../lib/transfers/transfer-store.ts'

/** Where a file goes: a folder of a unit (0 is My Office), or into a document, there in place of a file. */
export type UploadTarget =
  | { unitId: number; folderId: number; folderName: string }
  | { documentId: number; documentName: string; replacesFileId?: number }

export interface Duplicate {
  id: number
  name: string
}

/** `refused`: trying again gives the same answer. */
export type FailureKind = 'passing' | 'refused'

/** One file on its way. `file` is absent after a reload, until the same one is chosen again. */
export interface UploadTask extends Transfer {
  name: string
  target: UploadTarget
  /** Under what the server knows it again: a file that is sent twice because no answer was heard is filed once. */
  key: string
  file?: File
  /** Bytes a second, smoothed; 0 while unknown. */
  rate: number
  failure?: string
  failureKind?: FailureKind
  documentId?: number
  /** The document's name, where the file's own was taken. */
  numberedName?: string | undefined
  duplicates?: readonly Duplicate[]
  /** Its address on the server, once some of it may lie there. */
  uploadUrl?: string
  /** Under what the browser remembers an upload that an earlier page began. */
  storageKey?: string
}

export const isOpen = ({ state }: UploadTask): boolean => state !== 'done'

/** Whether what became of it is more than that it arrived. */
export const hasNote = ({ duplicates = [], numberedName }: UploadTask): boolean =>
  duplicates.length > 0 || numberedName !== undefined
