import { spawnSync } from 'node:child_process'

let isPossible: boolean | undefined

/**
 * A command that the kernel ends together with this process, however that is ended: a run of the tests that was stopped
 * leaves no server behind. As it is where there is no `setpriv` (macOS, busybox).
 */
export function guarded(file: string, args: readonly string[]): [file: string, args: string[]] {
  const guard = ['--pdeathsig', 'KILL', '--']
  isPossible ??= process.platform === 'linux' && spawnSync('setpriv', [...guard, 'true']).status === 0
  return isPossible ? ['setpriv', [...guard, file, ...args]] : [file, [...args]]
}
