import { defaultOptions, type PreviousUpload } from 'tus-js-client'
import { bearer } from '../../../lib/api.ts'
import { newKey } from './decide.ts'
import { heldUploads } from './held-uploads.ts'
import { placeNameOf } from './place-names.ts'
import { fieldsOf, fingerprintOf, isOwnFingerprint, targetOf } from './upload-fields.ts'
import { uploadStore } from './upload-store.ts'
import type { UploadTask } from './upload-task.ts'

/** Uploads that an earlier page began and didn't finish, as tasks that wait for their file. */
export async function listInterrupted(): Promise<UploadTask[]> {
  const [stored, held] = await Promise.all([defaultOptions.urlStorage.findAllUploads(), heldUploads()])
  const tasks = await Promise.all(
    stored.filter(({ urlStorageKey }) => isOwnFingerprint(urlStorageKey)).map((upload) => taskOf(upload)),
  )
  const known = new Set(Array.from(uploadStore.all(), fingerprintOf))
  return tasks.filter(
    (task): task is UploadTask =>
      task !== undefined && !held.has(fingerprintOf(task)) && !known.has(fingerprintOf(task)),
  )
}

/** Forgets what arrived of a file that is not being sent, here and on the server. */
export async function forgetStored({ storageKey, uploadUrl, ...task }: UploadTask): Promise<void> {
  const stored = storageKey ? [] : await defaultOptions.urlStorage.findUploadsByFingerprint(fingerprintOf(task))
  const keys = [storageKey, ...stored.map(({ urlStorageKey }) => urlStorageKey)]
  for (const key of keys) if (key) await defaultOptions.urlStorage.removeUpload(key)
  const urls = new Set([uploadUrl, ...stored.map(urlOf)])
  for (const url of urls) if (url) await ask('DELETE', url)
}

const urlOf = (stored: PreviousUpload): string | undefined =>
  'uploadUrl' in stored && typeof stored.uploadUrl === 'string' ? stored.uploadUrl : undefined

async function taskOf(stored: PreviousUpload): Promise<UploadTask | undefined> {
  const { size, metadata, urlStorageKey } = stored
  const uploadUrl = urlOf(stored)
  const target = targetOf(metadata)
  const answer = uploadUrl ? await ask('HEAD', uploadUrl) : undefined
  if (!uploadUrl || !target || size === null || isOver(answer)) {
    await defaultOptions.urlStorage.removeUpload(urlStorageKey)
    return undefined
  }
  const task: UploadTask = {
    id: urlStorageKey,
    key: newKey(),
    name: metadata.filename ?? '',
    size,
    target,
    state: 'paused',
    done: Number(answer?.headers.get('upload-offset') ?? 0),
    rate: 0,
    uploadUrl,
    storageKey: urlStorageKey,
  }
  const named = targetOf({ ...fieldsOf(target), place: placeNameOf(fingerprintOf(task)) })
  return { ...task, ...(named && { target: named }) }
}

/** Gone from the server, or finished there. Where it can't be reached, the upload may still be there. */
const isOver = (answer: Response | undefined): boolean =>
  answer !== undefined && ([403, 404, 410].includes(answer.status) || answer.headers.has('sinupan-document'))

const ask = (method: 'HEAD' | 'DELETE', url: string): Promise<Response | undefined> =>
  fetch(url, { method, headers: { ...bearer(), 'tus-resumable': '1.0.0' } }).catch(() => undefined)
