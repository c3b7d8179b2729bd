import type { ReactNode } from 'react'
import classes from './pill.module.css'
import { type Status, StatusIcon } from './status-mark.tsx'
import type { Tone } from './tone.ts'

interface PillProps {
  tone?: Tone
  /** A state's shape before the word. */
  status?: Status
  /** On a tinted row: page colour and a line in place of the tint. */
  outlined?: boolean
  children: ReactNode
}

/** For what is urgent or heads a page; at most one in a row. Also the form of a tag (`mute`). */
export function Pill({ tone = 'mute', status, outlined = false, children }: PillProps) {
  return (
    <span className={classes.pill} data-tone={tone} data-outlined={outlined || undefined}>
      {status && <StatusIcon status={status} size={14} />}
      <span className={classes.word}>{children}</span>
    </span>
  )
}
