import { type PointerEvent, useRef } from 'react'

const LONG = 450
const TREMBLE = 10

/** Tells a long press (450 ms without moving more than 10 px) from a tap. */
export function useLongPress() {
  const state = useRef({ timer: 0, fired: false, x: 0, y: 0 })
  const cancel = () => window.clearTimeout(state.current.timer)
  return {
    /** True unless the click that is being handled ends a long press. */
    wasShort: () => !state.current.fired,
    handlers: (onLong: () => void) => ({
      onPointerDown: (event: PointerEvent) => {
        cancel()
        const fire = () => {
          state.current.fired = true
          onLong()
        }
        state.current = { timer: window.setTimeout(fire, LONG), fired: false, x: event.clientX, y: event.clientY }
      },
      onPointerMove: (event: PointerEvent) => {
        const moved = Math.hypot(event.clientX - state.current.x, event.clientY - state.current.y)
        if (moved > TREMBLE) cancel()
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
      onPointerLeave: cancel,
    }),
  }
}
