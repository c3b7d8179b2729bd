import { statfs } from 'node:fs/promises'
import type { Storage } from '../../../platform/storage/storage.ts'

/** Of the file system that uploads come in on, in bytes; nulls where it doesn't say. */
export async function spaceOf(storage: Storage): Promise<{ freeBytes: number | null; totalBytes: number | null }> {
  const found = await statfs(storage.partials).catch(() => undefined)
  if (!found) return { freeBytes: null, totalBytes: null }
  return { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize }
}
