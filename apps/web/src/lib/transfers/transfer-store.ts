import { useSyncExternalStore } from 'react'

export type TransferState = 'running' | 'failed' | 'paused' | 'waiting' | 'done'

/** Something on its way, up or down. */
export interface Transfer {
  id: string
  state: TransferState
  /** Bytes of the whole, and those that arrived. */
  size: number
  done: number
}

export interface Sum {
  count: number
  size: number
  done: number
}

/** What there is at a moment: what runs stands first, then what wants to be looked at; what arrived last, newest first. */
export interface TransferView {
  ids: readonly string[]
  sums: Readonly<Record<TransferState, Readonly<Sum>>>
}

const order = ['running', 'failed', 'paused', 'waiting', 'done'] as const

export interface TransferStore<T extends Transfer> {
  find(id: string): T | undefined
  all(): IterableIterator<T>
  /** The ids in a state, in the order in which they came to it. */
  inState(state: TransferState): ReadonlySet<string>
  add(more: readonly T[]): void
  change(id: string, change: Partial<T>): void
  remove(ids: Iterable<string>): void
  clear(): void
  view(): TransferView
  subscribe(listener: () => void): () => void
}

/**
 * Everything of one kind that is on its way. It lives outside of the screens, so that it survives going elsewhere. A
 * change costs the same however many there are, and all changes until the next picture are told once.
 *
 * @param soon when the listeners are told, once for all changes until then
 */
export function createTransferStore<T extends Transfer>(
  soon: (work: () => void) => void = nextPicture,
): TransferStore<T> {
  const transfers = new Map<string, T>()
  const listeners = new Set<() => void>()
  const states = statesOf()
  let view: TransferView = { ids: [], sums: states.sums() }
  let isToTell = false
  const tell = () => {
    isToTell = false
    view = { ids: states.ids(), sums: states.sums() }
    for (const listener of listeners) listener()
  }
  const changed = () => {
    if (isToTell) return
    isToTell = true
    soon(tell)
  }
  const put = (next: T) => {
    states.move(transfers.get(next.id), next)
    transfers.set(next.id, next)
  }
  return {
    find: (id) => transfers.get(id),
    all: () => transfers.values(),
    inState: states.inState,
    add: (more) => {
      for (const one of more) put(one)
      changed()
    },
    change: (id, change) => {
      const before = transfers.get(id)
      if (!before) return
      put({ ...before, ...change })
      changed()
    },
    remove: (ids) => {
      for (const id of ids) {
        states.move(transfers.get(id), undefined)
        transfers.delete(id)
      }
      changed()
    },
    clear: () => {
      for (const one of transfers.values()) states.move(one, undefined)
      transfers.clear()
      changed()
    },
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Counts by state, kept as they change. */
function statesOf() {
  const byState = Object.fromEntries(
    order.map((state) => [state, { ids: new Set<string>(), sum: { count: 0, size: 0, done: 0 } }]),
  ) as Record<TransferState, { ids: Set<string>; sum: Sum }>
  let ids: readonly string[] | undefined = []
  const count = ({ state, size, done }: Transfer, by: 1 | -1) => {
    const { sum } = byState[state]
    sum.count += by
    sum.size += by * size
    sum.done += by * done
  }
  return {
    inState: (state: TransferState): ReadonlySet<string> => byState[state].ids,
    move: (before: Transfer | undefined, after: Transfer | undefined) => {
      if (before) count(before, -1)
      if (after) count(after, 1)
      if (before?.state === after?.state) return
      if (before) byState[before.state].ids.delete(before.id)
      if (after) byState[after.state].ids.add(after.id)
      ids = undefined
    },
    ids: () => {
      ids ??= order.flatMap((state) => (state === 'done' ? [...byState.done.ids].reverse() : [...byState[state].ids]))
      return ids
    },
    sums: () =>
      Object.fromEntries(order.map((state) => [state, { ...byState[state].sum }])) as Record<TransferState, Sum>,
  }
}

/** Ten pictures a second show that something moves; more would take from what is to be moved. */
const pictureMs = 100

/** With a picture soon; of a page that nobody sees no picture is drawn. */
function nextPicture(work: () => void): void {
  const isSeen = globalThis.document?.visibilityState === 'visible'
  setTimeout(isSeen ? () => requestAnimationFrame(work) : work, pictureMs)
}

/** What there is now, drawn anew once a picture. */
export const useTransfers = (store: Pick<TransferStore<Transfer>, 'subscribe' | 'view'>): TransferView =>
  useSyncExternalStore(store.subscribe, store.view)
