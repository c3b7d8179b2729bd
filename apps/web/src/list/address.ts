import { useCallback, useMemo } from 'react'
import type { NavigateOptions } from 'react-router'
import { useAddressQuery } from '../lib/address-query.ts'
import { useTopOf } from '../lib/scroll-top.ts'

/** A part of what an address says after its `?`: the names it is written under, and how. */
export interface Part<Value> {
  names: readonly string[]
  read: (query: URLSearchParams) => Value
  /** A text for each name; an empty one isn't written. */
  write: (value: Value) => readonly string[]
}

type Parts<Place> = { readonly [Key in keyof Place]: Part<Place[Key]> }

/** What an address may say of a screen: made by `address`, read and changed by `useAddress`. */
export interface Address<Place> {
  /** What makes no sense is as if it weren't there. */
  read: (query: URLSearchParams) => Place
  /** What goes without saying isn't written. What else stands in `beside` stays. */
  write: (place: Place, beside?: URLSearchParams) => URLSearchParams
  /** The place after a change: another filter begins at the first page. */
  changed: (place: Place, change: Partial<Place>) => Place
  /** Whether a change is one that a person goes back from. */
  isStep: (change: Partial<Place>) => boolean
  /** Whether any filter is set. */
  isFiltered: (place: Place) => boolean
  /** What the list shows, in words of the address: another one begins at the top. */
  shown: (place: Place) => string
}

interface Roles<Key> {
  /** What narrows the list: a change of it begins at the first page. */
  filters?: readonly Key[]
  /** What a change of a filter lets go besides the page: the row that is open beside the list. */
  letsGo?: readonly Key[]
  /** What one goes back from; a change of anything else takes the place of the step before it. */
  steps?: readonly Key[]
  /** What only opens beside the list, though one goes back from it: the list stays where it is. */
  beside?: readonly Key[]
}

/**
 * What the address of a screen says, typed:
 *
 *     const archive = address(
 *       { tab: oneOf('tab', tabs, 'pending'), page: page(), postingId: id('posting') },
 *       { filters: ['tab'], steps: ['tab', 'page'] },
 *     )
 *     const [place, go] = useAddress(archive)
 */
export function address<Place extends object>(
  parts: Parts<Place>,
  roles: Roles<keyof Place & string> = {},
): Address<Place> {
  const { filters = [], letsGo = [], steps = ['page' as keyof Place & string], beside = [] } = roles
  const keys = Object.keys(parts) as (keyof Place & string)[]
  const read = (query: URLSearchParams) => Object.fromEntries(keys.map((key) => [key, parts[key].read(query)])) as Place
  const nothing = read(new URLSearchParams())
  const restarted = Object.fromEntries(
    ['page' as keyof Place & string, ...letsGo].flatMap((key) => (key in nothing ? [[key, nothing[key]]] : [])),
  ) as Partial<Place>
  return {
    read,
    write: (place, beside) => {
      const query = new URLSearchParams(beside)
      for (const key of keys) {
        const texts = parts[key].write(place[key])
        parts[key].names.forEach((name, at) => {
          query.delete(name)
          if (texts[at]) query.set(name, texts[at])
        })
      }
      return query
    },
    changed: (place, change) => ({
      ...place,
      ...(filters.some((key) => key in change) && restarted),
      ...change,
    }),
    isStep: (change) => steps.some((key) => key in change),
    isFiltered: (place) => filters.some((key) => parts[key].write(place[key]).some(Boolean)),
    shown: (place) =>
      JSON.stringify(
        keys
          .filter((key) => (filters.includes(key) || steps.includes(key)) && !beside.includes(key))
          .map((key) => parts[key].write(place[key])),
      ),
  }
}

/** Changes some of the place; `how` says otherwise than the address does whether one can go back. */
export type Go<Place> = (change: Partial<Place>, how?: NavigateOptions) => void

/** The place as the address has it, and how to change it. Nothing else holds it. */
export function useAddress<Place>(of: Address<Place>): readonly [place: Place, go: Go<Place>] {
  const [query, setQuery] = useAddressQuery()
  const place = useMemo(() => of.read(query), [of, query])
  useTopOf(of.shown(place))
  const go = useCallback<Go<Place>>(
    (change, how) =>
      setQuery((now) => of.write(of.changed(of.read(now), change), now), { replace: !of.isStep(change), ...how }),
    [of, setQuery],
  )
  return [place, go]
}
