import type { Duplicate, FailureKind, UploadTask } from './upload-task.ts'

export interface Landed {
  documentId: number
  duplicates: readonly Duplicate[]
}
export interface SendEvents {
  /** Bytes that arrived, of the whole file. */
  onProgress: (done: number) => void
  onDone: (landed: Landed) => void
  onFailed: (message: string, kind: FailureKind) => void
}
export interface Sending {
  /** Stops; what arrived stays with the server. */
  pause: () => void
  /** Stops, and lets the server forget what arrived. */
  cancel: () => void
}
export type Send = (task: UploadTask & { file: File }, events: SendEvents) => Sending
