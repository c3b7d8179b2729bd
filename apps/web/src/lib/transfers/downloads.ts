import { ApiRefusal } from '../api-refusal.ts'
import { onSessionLost } from '../session-loss.ts'
import { fetchFile, handToBrowser, saveBytes } from './fetch-file.ts'
import { speed } from './speed.ts'
import { createTransferStore, type Transfer, useTransfers } from './transfer-store.ts'

export interface Wanted {
  /** What it is called until its address is known. */
  name: string
  /** Bytes, as far as they are known before; 0 where they are not. */
  size: number
  /** Asks for the address, which is good for a minute; again at each try. @throws ApiRefusal */
  prepare: () => Promise<{ url: string; fileName: string }>
  /** Tells why it failed, where there is no tray to tell it; it is forgotten then. */
  onFailed?: ((message: string, refusal: ApiRefusal) => void) | undefined
  /** The server lets it out: from here on it counts as taken, however far it comes. */
  onBegun?: (() => void) | undefined
}
export interface DownloadTask extends Transfer, Wanted {
  /** Bytes a second, smoothed; 0 while unknown. */
  rate: number
  failure?: string
}

/** Beyond that a browser saves better itself: it needs the room once, and goes on after a break. */
const mostInPage = 1024 ** 3

/** All downloads of this page. */
export const downloadStore = createTransferStore<DownloadTask>()
const stops = new Map<string, AbortController>()
let sequence = 0

export const useDownloads = () => useTransfers(downloadStore)

/** Fetches something and saves it, with its progress in `downloadStore`. */
export function startDownload(wanted: Wanted): void {
  sequence += 1
  const task: DownloadTask = { ...wanted, id: `download${sequence}`, state: 'running', done: 0, rate: 0 }
  downloadStore.add([task])
  void run(task)
}

/** Tries a failed download again, from its beginning. */
export function retryDownload(id: string): void {
  downloadStore.change(id, { state: 'running', done: 0, rate: 0 })
  const task = downloadStore.find(id)
  if (task) void run(task)
}

/** Stops downloads and takes them off the list. */
export function cancelDownloads(ids: Iterable<string>): void {
  for (const id of [...ids]) {
    stops.get(id)?.abort()
    downloadStore.remove([id])
  }
}

onSessionLost(() => cancelDownloads(Array.from(downloadStore.all(), ({ id }) => id)))

async function run(task: DownloadTask): Promise<void> {
  const { id } = task
  const stop = new AbortController()
  stops.set(id, stop)
  try {
    await fetchAndSave(task, stop.signal)
  } catch (error) {
    if (stop.signal.aborted) return
    if (!(error instanceof ApiRefusal)) throw error
    fail(task, error)
  } finally {
    stops.delete(id)
  }
}

async function fetchAndSave(
  { id, size, prepare, onFailed, onBegun }: DownloadTask,
  signal: AbortSignal,
): Promise<void> {
  const { url, fileName } = await prepare()
  signal.throwIfAborted()
  if (size > mostInPage) {
    handToBrowser(url)
    downloadStore.remove([id])
    return
  }
  downloadStore.change(id, { name: fileName })
  const rate = speed()
  const onProgress = (done: number, size: number | undefined) =>
    downloadStore.change(id, { done, rate: rate(done), ...(size !== undefined && { size }) })
  const bytes = await fetchFile(url, { onBegun, onProgress }, signal)
  saveBytes(bytes, fileName)
  if (onFailed) downloadStore.remove([id])
  else downloadStore.change(id, { state: 'done', size: bytes.size, done: bytes.size })
}

function fail({ id, onFailed }: DownloadTask, refusal: ApiRefusal): void {
  const { code, message } = refusal
  // A lost session has its own answer: the sign-in page.
  if (onFailed || code === 'Unauthenticated') downloadStore.remove([id])
  else downloadStore.change(id, { state: 'failed', failure: message })
  if (code !== 'Unauthenticated') onFailed?.(message, refusal)
}
