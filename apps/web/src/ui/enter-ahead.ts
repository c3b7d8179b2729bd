import { useEffect, useRef } from 'react'

/**
 * Enter that comes before what was looked for is there, as from a scanner that types a code: it is kept, and done then.
 *
 * @param onFound chooses the first of what was found, if any
 */
export function useEnterAhead(isLooking: boolean, onFound: () => void) {
  const isWanted = useRef(false)
  useEffect(() => {
    if (isLooking || !isWanted.current) return
    isWanted.current = false
    onFound()
  }, [isLooking])
  return {
    ask: () => {
      isWanted.current = true
    },
    /** Something else is typed, or the field is left. */
    forget: () => {
      isWanted.current = false
    },
  }
}
