import { defaultOptions, type PreviousUpload } from 'tus-js-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStore } from '../../../lib/local-store.ts'
import { type Asked, startAnsweringServer } from '../../../testing/answering-server.ts'
import { storedPerson } from '../../../testing/stored-person.ts'
import { forgetStored, listInterrupted } from './interrupted.ts'
import { fingerprintOf } from './upload-fields.ts'
import { uploadStore } from './upload-store.ts'

const target = { unitId: 3, folderId: 7, folderName: '' }
const fields = { deliveryUnitId: '3', fileFolderId: '7' }
type Kept = PreviousUpload & { uploadUrl: string }
let kept: Kept[] = []
let asked: Asked[] = []
/** How far each upload has come, by its address; one that is not there is gone. */
let offsets: Record<string, Record<string, string>> = {}
let stop: (() => Promise<void>) | undefined

beforeEach(async () => {
  localStore.clear()
  localStore.set('USER', storedPerson('ana'))
  uploadStore.clear()
  ;[kept, asked, offsets] = [[], [], {}]
  // The browser's memory of uploads is the library's; Node has none.
  vi.spyOn(defaultOptions, 'urlStorage', 'get').mockReturnValue({
    findAllUploads: async () => kept,
    findUploadsByFingerprint: async (fingerprint: string) =>
      kept.filter(({ urlStorageKey }) => urlStorageKey.startsWith(`tus::${fingerprint}`)),
    removeUpload: async (key: string) => {
      kept = kept.filter(({ urlStorageKey }) => urlStorageKey !== key)
    },
    addUpload: async () => '',
  })
  stop = await startAnsweringServer((call) => {
    asked.push(call)
    const headers = offsets[call.url]
    return headers ? { headers } : { status: 404 }
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await stop?.()
})

/** Keeps an upload as an earlier page did. */
function keep(name: string, uploadUrl: string, size = 5_000_000): Kept {
  const urlStorageKey = `tus::${fingerprintOf({ name, size, target })}::1`
  const metadata = { ...fields, filename: name }
  const one = { urlStorageKey, size, metadata, uploadUrl, creationTime: '', parallelUploadUrls: null }
  kept.push(one)
  return one
}

test('what an earlier page left unfinished stands still, as far as it had come, and waits for its file', async () => {
  keep('Film.mp4', '/api/Upload/1')
  offsets['/api/Upload/1'] = { 'upload-offset': '2000000' }
  expect(await listInterrupted()).toMatchObject([
    { name: 'Film.mp4', size: 5_000_000, done: 2_000_000, state: 'paused', uploadUrl: '/api/Upload/1', target },
  ])
  expect(asked).toMatchObject([{ method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } }])
})

test('what is over, gone or finished there, is forgotten', async () => {
  keep('Gone.mp4', '/api/Upload/1')
  keep('Finished.mp4', '/api/Upload/2')
  offsets['/api/Upload/2'] = { 'upload-offset': '5000000', 'sinupan-document': '12' }
  expect(await listInterrupted()).toEqual([])
  expect(kept).toEqual([])
})

test('another person’s is neither shown nor asked about', async () => {
  keep('Film.mp4', '/api/Upload/1')
  localStore.set('USER', storedPerson('ben'))
  expect(await listInterrupted()).toEqual([])
  expect([asked, kept.length]).toEqual([[], 1])
})

test('what this page is at already is not offered a second time', async () => {
  const { urlStorageKey } = keep('Film.mp4', '/api/Upload/1')
  offsets['/api/Upload/1'] = { 'upload-offset': '2000000' }
  const [task] = await listInterrupted()
  uploadStore.add(task ? [task] : [])
  expect(await listInterrupted()).toEqual([])
  expect(kept[0]?.urlStorageKey).toBe(urlStorageKey)
})

test('one that is given up is forgotten here and on the server', async () => {
  keep('Film.mp4', '/api/Upload/1')
  offsets['/api/Upload/1'] = { 'upload-offset': '2000000' }
  const [task] = await listInterrupted()
  if (task) await forgetStored(task)
  expect(kept).toEqual([])
  expect(asked.at(-1)).toMatchObject({ method: 'DELETE', url: '/api/Upload/1' })
})
