import { statfs } from 'node:fs/promises'
import { refuse } from '../refusal.ts'

/**
 * Asks whether the disk of a folder has more than `reserve` bytes free. The database that shares the disk stops for
 * good when it can't write, so files stay away from the last of it.
 *
 * @throws Refusal StorageFailed when there is no room; a file system that doesn't tell counts as having some
 */
export const spareRoom = (folder: string, reserve: number) => async (): Promise<void> => {
  if (reserve === 0) return
  const found = await statfs(folder).catch(() => undefined)
  if (found && found.bavail * found.bsize < reserve) throw refuse('StorageFailed', {}, noRoom)
}

const noRoom = 'There is no room left for files. Tell your administrator. Nothing was changed.'
