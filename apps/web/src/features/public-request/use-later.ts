import { useEffect, useState } from 'react'

const pauseMs = 500

/** A text once nobody has typed for a moment: on a slow line not each letter is asked for. */
export function useLater(text: string): string {
  const [later, setLater] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return later
}
