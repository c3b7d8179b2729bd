import type { ReactNode } from 'react'

export type UploadState = 'waiting' | 'sending' | 'paused' | 'failed' | 'done'

export interface UploadItem {
  id: string
  name: string
  /** Bytes sent and to be sent. */
  done: number
  total: number
  state: UploadState
  /** Estimate; undefined while there is none. */
  secondsLeft?: number | undefined
  /** What went wrong, in words, when `failed`. */
  failure?: string | undefined
  /** Trying again would fail the same way. */
  isFinal?: boolean
}

/** Each takes the file's name, so that a reader hears which one ('Pause report.pdf'). */
export interface UploadRowWords {
  pause: (name: string) => string
  resume: (name: string) => string
  cancel: (name: string) => string
  retry: (name: string) => string
}

export interface UploadTrayProps {
  /** 'Uploading 2 files'. */
  title: string
  /** On phones beside the title: '106.7 of 467.9 MB'. */
  sum: string
  items: readonly UploadItem[]
  open: boolean
  onOpen: (open: boolean) => void
  onClose: () => void
  onPause: (id: string) => void
  onResume: (id: string) => void
  onCancel: (id: string) => void
  onRetry: (id: string) => void
  /** The line under a bar: '12.6 of 19.7 MB · 8 s left', 'Waiting', 'Done'. */
  line: (item: UploadItem) => ReactNode
  words: UploadRowWords & { open: string; fold: string; close: string }
}
