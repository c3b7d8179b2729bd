import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Commands that confine the one behind them. */
export interface Confinement {
  wrappers(uid: number): string[]
  /** The child has a user of its own: what it has to read is lent to it. */
  hasOwnUser: boolean
}

// For users that live no longer than what they run (systemd.io/UIDS-GIDS): they are in nobody's list, and own nothing.
const firstUid = 61_184
const uids = 4_000
let next = randomInt(uids)

/** A user id for one child alone, so that it can't reach the children beside it either. */
export function newUid(): number {
  next = (next + 1) % uids
  return firstUid + next
}

const noPrivileges = ['setpriv', '--no-new-privs', '--pdeathsig', 'KILL']
const noCapabilities = ['--inh-caps=-all', '--bounding-set=-all']
const as = (uid: number) => [...noPrivileges, `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']
// Where the code lies in a folder that is closed to others, the child may read past modes; it may not write past them.
const readsAll = ['--inh-caps=-all,+dac_read_search', '--ambient-caps=-all,+dac_read_search']
const readsOnly = [...readsAll, '--bounding-set=-all,+dac_read_search']
const noNetwork = ['unshare', '--net']
// In a process space of its own the child sees no process to send a signal to.
const ownSpace = ['setpriv', '--pdeathsig', 'KILL', 'unshare', '--user', '--map-current-user', '--net']
const ownProcesses = [...ownSpace, '--pid', '--fork', '--kill-child']

const always = (wrappers: string[]): Confinement => ({ wrappers: () => wrappers, hasOwnUser: false })

const ofRoot: Confinement[] = [
  { wrappers: (uid) => [...noNetwork, ...as(uid), ...noCapabilities], hasOwnUser: true },
  { wrappers: (uid) => [...as(uid), ...noCapabilities], hasOwnUser: true },
  { wrappers: (uid) => [...noNetwork, ...as(uid), ...readsOnly], hasOwnUser: true },
  { wrappers: (uid) => [...as(uid), ...readsOnly], hasOwnUser: true },
]
const ofAnybody: Confinement[] = [
  [...ownProcesses, ...noPrivileges, ...noCapabilities],
  [...ownProcesses, ...noPrivileges],
  [...ownSpace, ...noPrivileges],
  [...noNetwork, ...noPrivileges, ...noCapabilities],
  [...noPrivileges, ...noCapabilities],
  noPrivileges,
].map(always)
const none = always([])

const known = new Map<string, Promise<Confinement>>()

/**
 * The closest confinement that works on this machine and leaves the child its code; looked for once in a process's life,
 * since containers and plain users lack some of it. `code`: files that the child has to read.
 */
export function confinementHere(code: readonly string[]): Promise<Confinement> {
  const key = code.join('\n')
  const found = known.get(key) ?? firstWorking(code)
  known.set(key, found)
  return found
}

async function firstWorking(code: readonly string[]): Promise<Confinement> {
  const candidates = process.getuid?.() === 0 ? [...ofRoot, ...ofAnybody] : ofAnybody
  for (const one of candidates) if (await works(one, code)) return one
  return none
}

// Opened, not asked about: access(2) leaves out what a capability allows. Said, not told by its end: Node may hang in that.
const readAll =
  "for (const path of process.argv.slice(1)) fs.closeSync(fs.openSync(path, 'r')); fs.writeSync(1, 'read')"

async function works({ wrappers }: Confinement, code: readonly string[]): Promise<boolean> {
  const [file = '', ...args] = wrappers(firstUid)
  const command = [process.execPath, '--eval', readAll, '--', ...code]
  const running = run(file, [...args, ...command], { cwd: '/', timeout: 10_000 })
  const { stdout } = await running.catch((error: { stdout?: string }) => error)
  return stdout === 'read'
}
