import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { newUid } from '../confinement.ts'

const run = promisify(execFile)
const script = resolve(import.meta.dirname, 'cell.sh')

/** One run in a cell. */
export interface CellRun {
  /** An empty folder that becomes its root; what is mounted there ends with it. */
  root: string
  uid: number
  /** Bytes that it may keep. */
  room: number
  /** The one file that it sees, as `/file`; a dash for none. */
  file: string
  /** A folder of the program's own outside the usual ones; a dash for none. */
  beside: string
}

/** How programs that are not ours are confined here (`cell.sh`). */
export interface Cell {
  /** It runs as a user of its own: what it has to read must be that user's. */
  hasOwnUser: boolean
  newUid(): number
  /** The command line, behind which the program's comes. */
  command(run: CellRun): string[]
}

const spaces = ['--mount', '--pid', '--net', '--ipc', '--uts', '--fork', '--kill-child']
const noPrivileges = ['setpriv', '--no-new-privs', '--pdeathsig', 'KILL', '--inh-caps=-all', '--bounding-set=-all']

const commandOf = (unshare: readonly string[], user: (uid: number) => string[]) => (one: CellRun) => [
  ...['setpriv', '--pdeathsig', 'KILL', 'unshare', ...unshare, ...spaces],
  ...['sh', script, one.root, String(one.uid), String(one.room), one.file, one.beside],
  ...noPrivileges,
  ...user(one.uid),
]

const ofRoot: Cell = {
  hasOwnUser: true,
  newUid,
  command: commandOf([], (uid) => [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']),
}
/** Inside it is called root, and is nobody but who began it, without any right. */
const ofAnybody: Cell = {
  hasOwnUser: false,
  newUid: () => 0,
  command: commandOf(['--user', '--map-root-user'], () => []),
}

let known: Promise<Cell | undefined> | undefined

/** The cell that this machine gives; undefined where it gives none (other systems, most containers): then no program of others is run. */
export function cellHere(): Promise<Cell | undefined> {
  known ??= firstWorking(process.getuid?.() === 0 ? [ofRoot, ofAnybody] : [ofAnybody])
  return known
}

async function firstWorking(cells: readonly Cell[]): Promise<Cell | undefined> {
  for (const cell of cells) if (await works(cell)) return cell
  return undefined
}

async function works(cell: Cell): Promise<boolean> {
  const root = await mkdtemp(join(tmpdir(), 'sinupan-cell-'))
  const [file = '', ...args] = cell.command({ root, uid: cell.newUid(), room: 1_000_000, file: '-', beside: '-' })
  try {
    await run(file, [...args, 'prlimit', '--core=0', 'true'], { cwd: '/', timeout: 10_000 })
    return true
  } catch {
    return false
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}
