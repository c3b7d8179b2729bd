import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What others may do, as bits of a mode: the group and everybody else. */
const others = 0o077

/**
 * Makes a folder for this user alone. One that was open to others is closed, with all that is in it: files kept by an
 * earlier release, or brought here by somebody with another umask.
 */
export async function privateFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  if (((await stat(path)).mode & others) !== 0) {
    // The folder first: from then on nobody reaches what is inside, however long the rest takes.
    await close(path, 0o700)
    await closeInside(path)
  }
  return path
}

/**
 * Closes the data folder and the files that lie in it itself, such as the installation's keys. Where another user runs
 * PostgreSQL in it, that user may still pass through, and sees nothing on the way.
 */
export async function closeDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const isShared = await isOfAnother(join(dataDir, 'postgres'))
  await close(dataDir, isShared ? 0o711 : 0o700)
  for (const entry of await readdir(dataDir, { withFileTypes: true }))
    if (entry.isFile()) await close(join(dataDir, entry.name), 0o600)
}

async function isOfAnother(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.uid !== process.getuid?.()
}

async function closeInside(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      await close(path, 0o700)
      await closeInside(path)
    } else if (entry.isFile()) await close(path, 0o600)
  }
}

// Gone meanwhile: an upload that ended, a lock that was given back. Not ours, or on a file system without modes: a volume
// that a container was given; who gave it says who may look into it.
const passing = new Set(['ENOENT', 'EPERM', 'ENOTSUP'])

const close = (path: string, mode: number): Promise<void> =>
  chmod(path, mode).catch((error: NodeJS.ErrnoException) => {
    if (!passing.has(error.code ?? '')) throw error
  })
