import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { announce } from '../lib/announce.ts'
import { ApiRefusal } from '../lib/api-refusal.ts'
import { selectAll } from './selection.ts'
import { type Selecting, useSelection } from './use-selection.ts'

/** As many as one bulk call takes (contract: paging). */
export const mostChosen = 1_000
/** As many as one call of a list gives. */
const largestPage = 200

interface Listing<Row> {
  /** The rows shown, top to bottom. */
  shown: readonly Row[]
  /** How many the whole list has. */
  total: number
  /** Under which the cache keeps the whole list: its area first, so that it is read again with it. */
  queryKey: readonly unknown[]
  /** Reads the whole list, at most `mostChosen` of it. */
  read: () => Promise<readonly Row[]>
  /** It has no pages: what is shown is what is loaded so far. */
  isScrolled?: boolean
}

/** What was taken of a list, and the rest on offer: said by the selection bar. */
export interface Scope {
  total: number
  /** Whether more than what is shown was taken. */
  isWhole: boolean
  /** Whether exactly what is shown is chosen. */
  isAllShown: boolean
  /** What is shown is what is loaded so far. */
  isScrolled: boolean
  /** Takes all of the list; undefined where what is shown is all. */
  takeAll: (() => void) | undefined
  isBusy: boolean
}

export interface WholeChoice<Row> {
  selecting: Selecting
  chosen: readonly Row[]
  scope: Scope
}

/**
 * The choice in a list of which a page shows, or what is loaded so far: Ctrl+A and the head's box take what is shown,
 * and then the rest can be taken too, which reads it. `queryKey` may change at every drawing, by its contents only.
 */
export function useWholeChoice<Row extends { id: string }>(listing: Listing<Row>): WholeChoice<Row> {
  const { shown, total, queryKey, read, isScrolled = false } = listing
  const client = useQueryClient()
  const [isWanted, setWanted] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const whole = { queryKey: [...queryKey, 'whole'], queryFn: read }
  const { data } = useQuery({ ...whole, enabled: isWanted })
  const rows = (isWanted && data) || shown
  const order = useMemo(() => shown.map(idOf), [shown])
  const known = useMemo(() => rows.map(idOf), [rows])
  const selecting = useSelection(order, known)
  const { ids, set } = selecting
  useEffect(() => {
    if (ids.size === 0) setWanted(false)
  }, [ids.size])
  const takeAll = async () => {
    setBusy(true)
    try {
      const all = await client.fetchQuery({ ...whole, staleTime: 0 })
      setWanted(true)
      set(selectAll(all.map(idOf)))
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      announce(error)
    } finally {
      setBusy(false)
    }
  }
  const isWhole = ids.size > shown.length
  const scope: Scope = {
    total,
    isWhole,
    isAllShown: ids.size === shown.length && order.every((id) => ids.has(id)),
    takeAll: total > shown.length && !isWhole ? () => void takeAll() : undefined,
    isScrolled,
    isBusy,
  }
  return { selecting, chosen: rows.filter(({ id }) => ids.has(id)), scope }
}

const idOf = ({ id }: { id: string }) => id

/** Reads a list page after page until all of it, or `most` of it, is there. */
export async function readUpTo<T>(
  most: number,
  read: (page: { page: number; pageSize: number }) => Promise<{ items: readonly T[]; total: number }>,
): Promise<T[]> {
  const all: T[] = []
  for (let page = 0; all.length < most; page += 1) {
    const { items, total } = await read({ page, pageSize: largestPage })
    all.push(...items)
    if (items.length === 0 || all.length >= total) break
  }
  return all.slice(0, most)
}
