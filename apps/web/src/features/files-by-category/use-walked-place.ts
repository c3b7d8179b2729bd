import { useState } from 'react'
import { useNavigationType } from 'react-router'
import type { Go } from '../../list/address.ts'
import type { CategoryPlace } from './address.ts'

const isSame = (one: CategoryPlace, other: CategoryPlace) =>
  one.groupId === other.groupId && one.categoryId === other.categoryId

/**
 * The place of the address, but at once: the address follows a moment later, and a key that comes before it does means
 * what the last key led to.
 */
export function useWalkedPlace(place: CategoryPlace, go: Go<CategoryPlace>) {
  const [ahead, setAhead] = useState<CategoryPlace>()
  const [seen, setSeen] = useState(place)
  const isBack = useNavigationType() === 'POP'
  if (seen !== place) {
    setSeen(place)
    // Whoever goes back has left the walk.
    if (ahead && (isBack || isSame(ahead, place))) setAhead(undefined)
  }
  const walk: Go<CategoryPlace> = (change, how) => {
    setAhead((before) => ({ ...(before ?? place), ...change }))
    go(change, how)
  }
  return [ahead ?? place, walk] as const
}
