import { getClientConfig } from '@sinupan/contract'
import { urlOf } from '../../../lib/api.ts'
import { failureOf } from './answers.ts'
import { isSmall } from './lanes.ts'
import { keepToOwner } from './owner.ts'
import { sendWhole } from './send-whole.ts'
import type { Send, Sending } from './sender.ts'
import { UploadQueue } from './upload-queue.ts'
import { uploadStore } from './upload-store.ts'
import { isOpen } from './upload-task.ts'

const send: Send = (task, events) => (isSmall(task) ? sendWhole(task, events) : sendOnceLoaded(task, events))

/** The protocol's code comes with the first large file. */
const sendOnceLoaded: Send = (task, events) => {
  let sending: Sending | undefined
  let isStopped = false
  void import('./send-parts.ts').then(
    ({ sendParts }) => {
      if (!isStopped) sending = sendParts(task, events)
    },
    () => events.onFailed(failureOf({ status: 0, body: '' })),
  )
  const stop = (how: keyof Sending) => () => {
    isStopped = true
    sending?.[how]()
  }
  return { pause: stop('pause'), cancel: stop('cancel') }
}

/** Any answer will do. */
const isReachable = (): Promise<boolean> =>
  fetch(urlOf(getClientConfig), { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

const landings = new Set<() => void>()

/** Calls back whenever a file landed. */
export function onLanded(listener: () => void): () => void {
  landings.add(listener)
  return () => landings.delete(listener)
}

/** The uploads of this page. */
export const uploads = new UploadQueue({
  store: uploadStore,
  send,
  isReachable,
  onLanded: () => {
    for (const listener of landings) listener()
  },
})

// What waits for its file is remembered by the browser, or not at all.
keepToOwner(uploads, () => [...uploadStore.all()].some((task) => isOpen(task) && task.file !== undefined))
