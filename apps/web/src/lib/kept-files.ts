/** A file that somebody chose and did not send off yet, kept in this browser alone. */
export interface KeptFile {
  /** Later ones are higher. */
  key: number
  file: File
  /** Under which id the server has it, and since when (milliseconds). */
  sentAs?: { id: string; at: number } | undefined
}

const database = 'SINUPAN_FILES'
const store = 'files'

/** What outlives a reload of a page that files were chosen on. Where a browser refuses storage, nothing does. */
export const keptFiles = {
  all: async (): Promise<KeptFile[]> => (await inStore<KeptFile[]>('readonly', (files) => files.getAll())) ?? [],
  keep: (one: KeptFile): Promise<unknown> => inStore('readwrite', (files) => files.put(one)),
  drop: (key: number): Promise<unknown> => inStore('readwrite', (files) => files.delete(key)),
  clear: (): Promise<unknown> => inStore('readwrite', (files) => files.clear()),
}

function inStore<T>(mode: IDBTransactionMode, work: (files: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  return new Promise((done) => {
    const failed = () => done(undefined)
    const opening = globalThis.indexedDB?.open(database, 1)
    if (!opening) return failed()
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'key' })
    opening.onerror = failed
    opening.onsuccess = () => {
      const change = opening.result.transaction(store, mode)
      const request = work(change.objectStore(store))
      change.oncomplete = () => done(request.result)
      change.onerror = failed
      change.onabort = failed
      opening.result.close()
    }
  })
}
