import type { ActView } from '@sinupan/contract'
import { ApiRefusal, refusalOf } from '../api-refusal.ts'
import { onSessionLost } from '../session-loss.ts'
import { createTransferStore, type Transfer, useTransfers } from './transfer-store.ts'

/** A call that goes on behind its answer; `size` and `done` are documents. */
export interface ActTask extends Transfer {
  actId: number
  /** The call, such as `FileFolder_Trash`. */
  name: string
  failure?: string
  /** It is told to stop, and whether it was in time is not known yet. */
  isStopping?: boolean
  /** Whoever began it stopped it. */
  isStopped?: boolean
}

/** All of this page. */
export const actStore = createTransferStore<ActTask>()
export const useActs = () => useTransfers(actStore)

const lookEveryMs = 1_000
const begun = new Set<() => void>()
let gone = new AbortController()

onSessionLost(() => {
  gone.abort()
  gone = new AbortController()
  actStore.clear()
})

/** Calls back when one is begun. @returns stops that */
export function onActBegun(listener: () => void): () => void {
  begun.add(listener)
  return () => void begun.delete(listener)
}

/**
 * Follows an act to its end, with its progress in `actStore`, whichever screen is shown, and gives what it answers.
 *
 * @param look asks the server how far it is
 * @throws ApiRefusal what it was refused with
 */
export async function followAct(first: ActView, look: () => Promise<ActView>): Promise<unknown> {
  const { signal } = gone
  const id = `act${first.id}`
  actStore.add([taskOf(id, first)])
  for (const listener of [...begun]) listener()
  let act = first
  try {
    while (!act.answer) {
      await new Promise((next) => setTimeout(next, lookEveryMs))
      if (signal.aborted) throw new ApiRefusal('Unauthenticated')
      act = await look().catch(lookAgain(act))
      actStore.change(id, taskOf(id, act))
    }
    return bodyOf(act.answer)
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error
    actStore.change(id, { state: 'failed', failure: error.message, isStopped: error.code === 'Stopped' })
    throw error
  }
}

/**
 * Stops an act that is followed. How it ends is told where it is followed; it may have ended just before.
 *
 * @param stop tells the server
 * @throws ApiRefusal where it could not be told: the act goes on
 */
export async function stopFollowed(id: string, stop: (actId: number) => Promise<unknown>): Promise<void> {
  const task = actStore.find(id)
  if (!task || task.isStopping) return
  actStore.change(id, { isStopping: true })
  try {
    await stop(task.actId)
  } catch (error) {
    actStore.change(id, { isStopping: false })
    throw error
  }
}

const taskOf = (id: string, { id: actId, name, state, total, done, answer }: ActView): ActTask => ({
  id,
  actId,
  name,
  state: !answer ? (state === 'waiting' ? 'waiting' : 'running') : answer.status < 400 ? 'done' : 'running',
  size: total,
  done,
})

// It goes on whether or not one gets to see it; what ends the looking is that it is not there any more.
const lookAgain = (act: ActView) => (error: unknown) => {
  if (error instanceof ApiRefusal && (error.status === 0 || error.status === 429 || error.status >= 500)) return act
  throw error
}

function bodyOf({ status, body }: NonNullable<ActView['answer']>): unknown {
  if (status < 400) return body
  throw refusalOf(new Response(null, { status }), JSON.stringify(body))
}
