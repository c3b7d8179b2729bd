import type { KeyboardEvent, PointerEvent } from 'react'
import classes from './staff-shell.module.css'

export const RAIL_WIDTH = { least: 220, usual: 236, most: 400 } as const

const STEP = 16
const within = (width: number) => Math.min(RAIL_WIDTH.most, Math.max(RAIL_WIDTH.least, Math.round(width)))

interface RailHandleProps {
  label: string
  width: number
  onResize: (width: number) => void
}

/** The rail's edge: drag it, or move it with the arrows. */
export function RailHandle({ label, width, onResize }: RailHandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key]
    if (!by) return
    event.preventDefault()
    onResize(within(width + by))
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onResize(within(event.clientX))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a focusable separator is a widget, which <hr> is not.
    <div
      role="separator"
      tabIndex={0}
      className={classes.handle}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={RAIL_WIDTH.least}
      aria-valuemax={RAIL_WIDTH.most}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={() => onResize(RAIL_WIDTH.usual)}
    />
  )
}
