import { useState } from 'react'

interface Jump {
  of: number | undefined
  page: number | undefined
  times: number
}

/** A page of the open document to show, until another document is open. */
export function useJump(of: number | undefined) {
  const [jump, setJump] = useState<Jump>({ of, page: undefined, times: 0 })
  const now = jump.of === of ? jump : { of, page: undefined, times: 0 }
  const jumpTo = (page: number) => setJump({ of, page, times: now.times + 1 })
  return [now, jumpTo] as const
}
