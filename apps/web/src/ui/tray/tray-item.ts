import type { ReactNode } from 'react'

type TrayState = 'waiting' | 'running' | 'paused' | 'failed' | 'done'

/** One file on its way, or what else goes on, as a row shows it. */
export interface TrayItem {
  id: string
  name: string
  /** 0–1; undefined where the end isn't known. */
  share: number | undefined
  state: TrayState
  /** The line under the bar: '12.6 of 19.7 MB · 8 s left', 'Waiting', what went wrong. */
  line: ReactNode
  canPause?: boolean
  /** What goes on elsewhere: it can be stopped there, or (`never`) not any more, and is not cancelled. */
  stop?: 'now' | 'never'
  /** What failed did so because it was to. */
  isCalm?: boolean
  /** In the place of the icon of its kind. */
  icon?: ReactNode
  /** Trying again would fail the same way. */
  isFinal?: boolean
}

export interface TrayActs {
  onPause: (id: string) => void
  onResume: (id: string) => void
  onCancel: (id: string) => void
  onRetry: (id: string) => void
  onStop: (id: string) => void
}

/** Each takes the file's name, so that a reader hears which one ('Pause report.pdf'). */
export interface TrayRowWords {
  pause: (name: string) => string
  resume: (name: string) => string
  cancel: (name: string) => string
  retry: (name: string) => string
  stop: (name: string) => string
  /** Takes what is done or failed off the list. */
  dismiss: (name: string) => string
}

export interface TrayProps extends TrayActs {
  /** 'Uploading 2 files'. */
  title: string
  /** Of all: '106.7 of 467.9 MB · 2 min left'. Undefined where there is nothing to sum up. */
  sum: string | undefined
  /** Of all, 0–1; undefined where nothing runs. */
  share: number | undefined
  /** Something is wrong with the whole of it. */
  isTroubled?: boolean
  /** Rows in their order; only those that are seen are asked for. */
  ids: readonly string[]
  item: (id: string) => TrayItem | undefined
  open: boolean
  onOpen: (open: boolean) => void
  /** Undefined where it can't be closed now. */
  onClose: (() => void) | undefined
  /** Whether somebody is at it: the pointer over it, or the focus in it. */
  onAttended: (isAttended: boolean) => void
  words: TrayRowWords & { open: string; fold: string; close: string; list: string }
}
