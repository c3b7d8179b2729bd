import { useCallback, useEffect, useRef, useState } from 'react'
import { afterPress } from './press.ts'

/** How long a field waits after the last key before it asks (specification, section 9). */
export const restMs = 100

/** A value once it rests: a moment after its last change, and never in the middle of a press. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  const [say] = useRestedCallback(setRested)
  useEffect(() => {
    say(value)
  }, [say, value])
  return rested
}

/**
 * Calls back with what was said last once nothing more is said: a moment later, and never in the middle of a press.
 *
 * @returns how it is said, and how what was said is forgotten
 */
export function useRestedCallback<Said>(callback: (said: Said) => void) {
  const latest = useRef(callback)
  latest.current = callback
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  const say = useCallback(
    (said: Said) => {
      forget()
      const mine = setTimeout(() => afterPress(() => timer.current === mine && latest.current(said)), restMs)
      timer.current = mine
    },
    [forget],
  )
  useEffect(() => forget, [forget])
  return [say, forget] as const
}
