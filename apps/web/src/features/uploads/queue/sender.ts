import type { Duplicate, UploadTask } from './upload-task.ts'

export interface Landed {
  documentId: number
  numberedName: string | undefined
  duplicates: readonly Duplicate[]
}
/**
 * Why a file did not arrive. `connection`: no answer came. `session`: the server knows this session no longer. `passing`:
 * the server may take it a while later. `refused`: it never will.
 */
export interface Failure {
  kind: 'connection' | 'session' | 'passing' | 'refused'
  message: string
}
export interface SendEvents {
  /** Bytes that arrived, of the whole file. */
  onProgress: (done: number) => void
  /** What came from now on is kept by the server under this address. */
  onBegun: (uploadUrl: string) => void
  onDone: (landed: Landed) => void
  onFailed: (failure: Failure) => void
}
export interface Sending {
  /** Stops; what arrived stays with the server. */
  pause: () => void
  /** Stops, and lets the server forget what arrived. */
  cancel: () => void
}
export type Sendable = UploadTask & { file: File }
export type Send = (task: Sendable, events: SendEvents) => Sending
