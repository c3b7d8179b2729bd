import { useSyncExternalStore } from 'react'
import { onSessionLost } from './session-loss.ts'

/** How long an act waits in which it can still be taken back, in milliseconds. */
export const graceMs = 7_000

interface Waiting {
  act: () => Promise<unknown>
  /** Undefined while it is being done: then it can't be taken back any more. */
  timer: ReturnType<typeof setTimeout> | undefined
}

let waiting: ReadonlyMap<string, Waiting> = new Map()
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function set(next: ReadonlyMap<string, Waiting>): void {
  waiting = next
  // A page that is left while something waits asks first: what was not done yet is then not done at all.
  if (waiting.size > 0) globalThis.addEventListener?.('beforeunload', ask)
  else globalThis.removeEventListener?.('beforeunload', ask)
  for (const listener of listeners) listener()
}

const ask = (event: Event) => event.preventDefault()

function without(id: string): ReadonlyMap<string, Waiting> {
  const rest = new Map(waiting)
  rest.delete(id)
  return rest
}

/**
 * Does something in `graceMs`, unless it is taken back: for what the server can't undo without a trace. It goes on from
 * screen to screen. Where the page is closed meanwhile, nothing is done; where the session is lost, neither.
 */
export function doAfterGrace(id: string, act: Waiting['act']): void {
  takeBack(id)
  const timer = setTimeout(() => {
    const doing = { act, timer: undefined }
    set(new Map(waiting).set(id, doing))
    void act().finally(() => {
      if (waiting.get(id) === doing) set(without(id))
    })
  }, graceMs)
  set(new Map(waiting).set(id, { act, timer }))
}

/** Ends the wait; the act is not done. Says whether it still waited. */
export function takeBack(id: string): boolean {
  const one = waiting.get(id)
  if (!one?.timer) return false
  clearTimeout(one.timer)
  set(without(id))
  return true
}

/** Does everything that waits at once, and waits for it: before who decided it signs out. */
export async function doWaiting(): Promise<void> {
  const all = [...waiting.values()].filter(({ timer }) => timer)
  forgetWaiting()
  await Promise.allSettled(all.map(({ act }) => act()))
}

function forgetWaiting(): void {
  for (const { timer } of waiting.values()) clearTimeout(timer)
  set(new Map())
}
onSessionLost(forgetWaiting)

/** The ids of what waits or is just being done, the latest last; drawn anew when that changes. */
export const useWaiting = (): ReadonlyMap<string, unknown> => useSyncExternalStore(subscribe, () => waiting)
