import { useEffect, useRef } from 'react'
import { onActBegun } from './transfers/acts.ts'

/**
 * Closes a dialog whose command goes on behind its answer: the tray shows it from there on.
 *
 * @param isBusy whether its command is on its way
 * @returns tells whether it does, so that what it ends with is said elsewhere
 */
export function useGoesOn(isBusy: boolean, onClose: () => void): () => boolean {
  const goesOn = useRef(false)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (!isBusy) return undefined
    goesOn.current = false
    return onActBegun(() => {
      goesOn.current = true
      close.current()
    })
  }, [isBusy])
  return () => goesOn.current
}
