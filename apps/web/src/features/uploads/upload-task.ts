/** Where a file goes: a folder of a unit (0 is My Office), or into a document, there in place of a file. */
export type UploadTarget =
  | { unitId: number; folderId: number; folderName: string }
  | { documentId: number; documentName: string; replacesFileId?: number }

export interface Duplicate {
  id: number
  name: string
}

/** `connection`: it goes on by itself when the server can be reached; `refused`: trying again gives the same answer. */
export type FailureKind = 'connection' | 'passing' | 'refused'

/** One file on its way. `file` is absent after a reload, until the same one is chosen again. */
export interface UploadTask {
  id: string
  name: string
  size: number
  target: UploadTarget
  file?: File
  state: 'waiting' | 'sending' | 'paused' | 'failed' | 'done'
  /** Bytes that arrived. */
  done: number
  /** Bytes a second, smoothed; 0 while unknown. */
  rate: number
  failure?: string
  failureKind?: FailureKind
  documentId?: number
  duplicates?: readonly Duplicate[]
  /** A resumable upload that an earlier page began. */
  previous?: PreviousUpload
}

export interface PreviousUpload {
  uploadUrl: string
  storageKey: string
}

export const isUnderWay = ({ state }: UploadTask): boolean => state === 'waiting' || state === 'sending'
export const isOpen = (task: UploadTask): boolean => task.state !== 'done'
