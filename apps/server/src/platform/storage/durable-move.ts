import { access, mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { KeptOpen } from './kept-open.ts'
import { storageFailed } from './receive-stream.ts'

/**
 * Renames a synced file so that it is there after a loss of power: the folders that lead to it are synced too.
 * Where it was moved before, nothing is left to do.
 *
 * @param folders that stay open between two moves into them
 * @throws Refusal StorageFailed
 */
export async function moveIntoPlace(from: string, to: string, folders = openedAnew): Promise<void> {
  try {
    const folder = dirname(to)
    const firstMade = await renameInto(from, to, folder)
    await folders.read(folder, (opened) => opened.sync())
    if (firstMade) await syncAbove(folder, firstMade)
  } catch (error) {
    storageFailed(error)
  }
}

// The folder is there nearly always, so it is not asked for first. Answers the first folder that had to be made.
async function renameInto(from: string, to: string, folder: string): Promise<string | undefined> {
  const isMissing = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return true
  }
  if (!(await rename(from, to).catch(isMissing))) return undefined
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (await rename(from, to).catch(isMissing)) await access(to)
  return firstMade
}

async function syncAbove(folder: string, firstMade: string): Promise<void> {
  for (let made = folder; made.length >= firstMade.length; made = dirname(made))
    await openedAnew.read(dirname(made), (folder) => folder.sync())
}

const openedAnew: Pick<KeptOpen, 'read'> = {
  read: async (path, read) => {
    const folder = await open(path, 'r')
    try {
      return await read(folder)
    } finally {
      await folder.close()
    }
  },
}
