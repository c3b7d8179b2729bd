import {
  IconAlertCircle,
  IconAlertTriangle,
  IconArrowBackUp,
  IconCalendarClock,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconClock,
  IconHourglass,
  IconLock,
  IconPlayerPause,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import classes from './status-mark.module.css'
import type { Tone } from './tone.ts'

export type Status =
  | 'posted'
  | 'scheduled'
  | 'passed'
  | 'pending'
  | 'returned'
  | 'on-hold'
  | 'classified'
  | 'not-posted'
  | 'overdue'
  | 'due-today'
  | 'in-process'
  | 'paused'
  | 'warning'
  | 'failed'

interface Mark {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>
  tone: Tone
}

/** Each state has a shape of its own, so that it is told without its colour. */
export const STATUS_MARKS: Record<Status, Mark> = {
  posted: { icon: IconCircleCheckFilled, tone: 'ok' },
  scheduled: { icon: IconCalendarClock, tone: 'info' },
  passed: { icon: IconCircleCheckFilled, tone: 'ok' },
  pending: { icon: IconClock, tone: 'warn' },
  returned: { icon: IconArrowBackUp, tone: 'bad' },
  'on-hold': { icon: IconLock, tone: 'info' },
  classified: { icon: IconLock, tone: 'mute' },
  'not-posted': { icon: IconCircleDashed, tone: 'mute' },
  overdue: { icon: IconAlertCircle, tone: 'bad' },
  'due-today': { icon: IconClock, tone: 'warn' },
  'in-process': { icon: IconHourglass, tone: 'info' },
  paused: { icon: IconPlayerPause, tone: 'info' },
  warning: { icon: IconAlertTriangle, tone: 'warn' },
  failed: { icon: IconAlertCircle, tone: 'bad' },
}

interface StatusMarkProps {
  status: Status
  /** The state's word, already in the reader's language. */
  label: string
  /** Under a figure: 12/500 in the state's own colour. */
  strong?: boolean
}

/** A state in a row: its shape and its word, plain text without fill. */
export function StatusMark({ status, label, strong }: StatusMarkProps) {
  return (
    <span className={classes.mark} data-strong={strong || undefined} data-tone={STATUS_MARKS[status].tone}>
      <StatusIcon status={status} size={strong ? 14 : 16} />
      <span className={classes.label}>{label}</span>
    </span>
  )
}

/** The shape alone, for where the word stands elsewhere. */
export function StatusIcon({ status, size = 16 }: { status: Status; size?: number }) {
  const { icon: Icon, tone } = STATUS_MARKS[status]
  return (
    <span className={classes.icon} data-tone={tone}>
      <Icon size={size} stroke={1.7} aria-hidden="true" />
    </span>
  )
}
