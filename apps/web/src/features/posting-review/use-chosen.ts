import { mostApproved, type Posting } from '@sinupan/contract'
import { useState } from 'react'
import type { Desk } from './use-desk.ts'

/** Postings that are chosen to be approved together; those that have left the queue are none of them any more. */
export interface Chosen {
  /** Whether one is choosing; then a row is chosen rather than opened. */
  isOn: boolean
  postings: readonly Posting[]
  /** What may be chosen of what is shown. */
  choosable: readonly Posting[]
  toggle: (id: number) => void
  all: () => void
  begin: () => void
  end: () => void
}

/** What the reviewer chooses out of the queue, as many as one call takes. */
export function useChosen({ postings, place }: Pick<Desk, 'postings' | 'place'>): Chosen {
  const [ids, setIds] = useState<ReadonlySet<number>>()
  const choosable = postings.filter(({ capabilities }) => capabilities.decide).slice(0, mostApproved)
  const isOn = ids !== undefined && place.tab === 'pending'
  return {
    isOn,
    postings: isOn ? choosable.filter(({ id }) => ids.has(id)) : [],
    choosable,
    toggle: (id) =>
      setIds((now = new Set()) =>
        now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]),
      ),
    all: () => setIds(new Set(choosable.map(({ id }) => id))),
    begin: () => setIds(new Set()),
    end: () => setIds(undefined),
  }
}
