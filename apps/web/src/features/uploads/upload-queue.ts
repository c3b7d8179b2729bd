import { sendForm } from './send-form.ts'
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
  for (const task of next) begin(task)
}

function begin(task: UploadTask): void {
  const { id, file } = task
  if (!file) return
  const rate = speed()
  uploadStore.change(id, { state: 'sending', rate: 0 })
  const sending = sendForm(
    { ...task, file },
    {
      onProgress: (done) => uploadStore.change(id, { done, rate: rate(done) }),
      onDone: ({ documentId, duplicates }) => {
        sendings.delete(id)
        uploadStore.change(id, { state: 'done', done: task.size, documentId, duplicates })
        pump()
      },
      onFailed: (failure, isRefused) => {
        sendings.delete(id)
        uploadStore.change(id, { state: 'failed', failure, isRefused })
        pump()
      },
    },
  )
  sendings.set(id, sending)
}

/** Stops a file; what arrived is kept, and it goes on from there. */
export function pauseUpload(id: string): void {
  sendings.get(id)?.pause()
  sendings.delete(id)
  uploadStore.change(id, { state: 'paused', rate: 0 })
  pump()
}

/** Goes on with a paused file, or tries a failed one again. */
export function resumeUpload(id: string): void {
  uploadStore.change(id, { state: 'waiting', isRefused: false })
  pump()
}

/** Takes a file off the list, and what arrived of it off the server. */
export function cancelUpload(id: string): void {
  sendings.get(id)?.cancel()
  sendings.delete(id)
  uploadStore.remove([id])
  pump()
}

/** Stops everything and forgets it, as when one signs out. */
export function abandonUploads(): void {
  const tasks = uploadStore.all()
  for (const sending of sendings.values()) sending.pause()
  sendings.clear()
  uploadStore.remove(tasks.map((task) => task.id))
}

export const hasUploadsUnderWay = (): boolean => uploadStore.all().some(isUnderWay)
