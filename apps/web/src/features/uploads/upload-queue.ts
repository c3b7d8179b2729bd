import type { Sending } from './sender.ts'
import { speed } from './speed.ts'
import { uploadStore } from './upload-store.ts'
import { isUnderWay, type UploadTask } from './upload-task.ts'

/** So many files are sent at a time. */
const parallel = 3
const sendings = new Map<string, Sending>()

/** Begins what waits, as far as there is room. */
export function pump(): void {
  const tasks = uploadStore.all()
  const room = parallel - tasks.filter((task) => task.state === 'sending').length
  const next = tasks.filter((task) => task.state === 'waiting' && task.file).slice(0, Math.max(0, room))
  for (const { id } of next) {
    uploadStore.change(id, { state: 'sending', rate: 0 })
    void begin(id)
  }
}

/** The protocol's code comes with the first file. */
async function begin(id: string): Promise<void> {
  const { sendTus } = await import('./send-tus.ts')
  const task = uploadStore.find(id)
  if (task?.state !== 'sending' || !task.file) return
  const { file } = task
  const rate = speed()
  const sending = sendTus(
    { ...task, file },
    {
      onProgress: (done) => uploadStore.change(id, { done, rate: rate(done) }),
      onDone: ({ documentId, duplicates }) => end(id, { state: 'done', done: task.size, documentId, duplicates }),
      onFailed: (failure, failureKind) => end(id, { state: 'failed', failure, failureKind }),
    },
  )
  sendings.set(id, sending)
}

/** What lost its connection asks again so often, until it is back. */
const askAgainMs = 15_000

function end(id: string, change: Partial<UploadTask>): void {
  sendings.delete(id)
  uploadStore.change(id, change)
  if (change.failureKind === 'connection') setTimeout(resumeAfterBreak, askAgainMs)
  pump()
}

/** Stops a file; what arrived is kept, and it goes on from there. */
export function pauseUpload(id: string): void {
  sendings.get(id)?.pause()
  end(id, { state: 'paused', rate: 0 })
}

/** Goes on with a paused file, or tries a failed one again. */
export function resumeUpload(id: string): void {
  uploadStore.change(id, { state: 'waiting' })
  pump()
}

/** Goes on with everything that only the connection stopped. */
export function resumeAfterBreak(): void {
  for (const { id, state, failureKind } of uploadStore.all())
    if (state === 'failed' && failureKind === 'connection') uploadStore.change(id, { state: 'waiting' })
  pump()
}

/** Takes a file off the list, and what arrived of it off the server. */
export function cancelUpload(id: string): void {
  const task = uploadStore.find(id)
  const sending = sendings.get(id)
  sending?.cancel()
  sendings.delete(id)
  uploadStore.remove([id])
  if (task && !sending && task.state !== 'done') void forget(task)
  pump()
}

async function forget(task: UploadTask): Promise<void> {
  const { forgetInterrupted, forgetStored } = await import('./interrupted.ts')
  await (task.previous ? forgetInterrupted(task) : forgetStored(task))
}

/** Stops everything and forgets it here, as when the session ends. */
export function abandonUploads(): void {
  for (const sending of sendings.values()) sending.pause()
  sendings.clear()
  uploadStore.remove(uploadStore.all().map((task) => task.id))
}

export const hasUploadsUnderWay = (): boolean => uploadStore.all().some(isUnderWay)
