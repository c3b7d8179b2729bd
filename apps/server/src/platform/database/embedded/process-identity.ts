import { execFile } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { promisify } from 'node:util'

const run = promisify(execFile)
const linux = process.platform === 'linux'

/**
 * Names the set of processes among which a process id means something: one boot and one pid namespace on Linux, so that
 * process 1 of one container is never taken for process 1 of another.
 */
export function processRealm(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

/** When a living process began, comparable only with itself; undefined when there is no such process. */
export async function processStart(pid: number): Promise<string | undefined> {
  if (!linux) return (await ps(['-o', 'lstart=', '-p', String(pid)])) || undefined
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // Fields of proc(5) after the name in brackets, which may itself hold spaces: state is the first, starttime the 20th.
  const fields = line?.slice(line.lastIndexOf(')') + 2).split(' ')
  return fields?.[0] === 'Z' ? undefined : fields?.[19]
}

/** The ids of all processes and the words they were started with, or the title they gave themselves, as one line. */
export async function processTitles(): Promise<Map<number, string>> {
  if (!linux) return new Map((await ps(['-axo', 'pid=,command='])).split('\n').map(splitLine))
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const titles = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
  return new Map(pids.map((pid, index) => [Number(pid), (titles[index] ?? '').replaceAll('\0', ' ')]))
}

function splitLine(line: string): [number, string] {
  const [pid = '', ...words] = line.trim().split(' ')
  return [Number(pid), words.join(' ')]
}

async function ps(args: string[]): Promise<string> {
  const { stdout } = await run('ps', args, { maxBuffer: 16_000_000 }).catch(() => ({ stdout: '' }))
  return stdout.trim()
}
