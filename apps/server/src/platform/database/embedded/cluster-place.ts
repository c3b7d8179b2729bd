import { randomBytes } from 'node:crypto'
import { access, chmod, constants, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canEnter } from './launch.ts'
import { type Account, accountFor } from './postgres-account.ts'
import { openSharedFolder } from './shared-folder.ts'

/** The folder that holds the cluster (`<folder>/postgres`) and its lock, and who runs it. */
export type Place = { folder: string; account: Account }

const note = 'POSTGRES-IS-ELSEWHERE.txt'

/**
 * Where the cluster of a data folder lives: in it, or, when root's PostgreSQL user can't enter it, in a folder which a
 * note in the data folder names from then on.
 *
 * @param shared folders that may hold it, best first
 * @throws with a sentence when an existing cluster can't be reached, or belongs to another data folder
 */
export async function placeOf(dataDir: string, shared: string[]): Promise<Place> {
  // Open to pass through, but not to list: PostgreSQL's user must reach its folder in there.
  if (await mkdir(dataDir, { recursive: true }).catch(refuseAccess)) await chmod(dataDir, 0o711)
  const home = await realpath(dataDir)
  await access(home, constants.R_OK | constants.W_OK | constants.X_OK).catch(() => {
    throw new Error(
      `This user can't write in ${home}, the data folder. Start as its owner, or choose another DATA_DIR.`,
    )
  })
  const noted = await readNote(home)
  if (noted) return settledElsewhere(home, noted)
  const account = await accountFor(join(home, 'postgres'))
  if (await canEnter(account, home)) return { folder: home, account }
  if (await exists(join(home, 'postgres'))) {
    throw new Error(`User ${account.uid}, who runs PostgreSQL, can't enter ${home}. Open its parents: chmod o+x.`)
  }
  const folder = join(await openSharedFolder(account, shared), `cluster-${randomBytes(6).toString('hex')}`)
  await mkdir(folder)
  await chmod(folder, 0o711)
  await writeFile(join(folder, 'DATA_DIR'), `${home}\n`)
  await writeFile(join(home, note), noteText(folder, account), { mode: 0o600 })
  return { folder, account }
}

function refuseAccess(error: NodeJS.ErrnoException): never {
  const advice = 'Start as the owner of the data, or choose another DATA_DIR.'
  throw new Error(`This user can't use the data folder: ${error.message}. ${advice}`, { cause: error })
}

async function settledElsewhere(home: string, folder: string): Promise<Place> {
  if (!(await exists(folder)))
    throw new Error(`The database's folder ${folder}, named in ${join(home, note)}, is gone.`)
  const owner = (await readFile(join(folder, 'DATA_DIR'), 'utf8').catch(() => '')).trim()
  if (owner !== home && (await readNote(owner)) === folder) {
    throw new Error(`${folder} is the database of ${owner}; ${home} is a copy of that folder and needs its own.`)
  }
  if (owner !== home) await writeFile(join(folder, 'DATA_DIR'), `${home}\n`)
  return { folder, account: await accountFor(join(folder, 'postgres')) }
}

async function readNote(home: string): Promise<string | undefined> {
  const text = await readFile(join(home, note), 'utf8').catch(() => '')
  return /^\/.*$/m.exec(text)?.[0].trim()
}

function noteText(folder: string, account: Account): string {
  return `The database of this folder is kept in

${folder}

since user ${account.uid}, who runs PostgreSQL for root, can't enter this folder. Sinupan reads this note at each start:
keep both together. To remove all data, remove that folder too.
`
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
