import { chmod, chown, constants, copyFile, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Cell, cellHere } from './cell.ts'
import type { Program, ProgramLimits, Ran } from './program.ts'
import { takeAnswer } from './take-answer.ts'

export interface Run {
  program: Program
  /**
   * What the shell in the cell does: `$0` is the program, `$1` and on the arguments, `/file` the file. It starts in the folder that it
   * may write into; what it says to standard output is the answer.
   */
  script: string
  args?: readonly string[]
  /** A file, which it can only read; or bytes, which come by its standard input. */
  input: { path: string } | { bytes: Uint8Array }
  limits: ProgramLimits
  /** A folder for what is lent. */
  scratch: string
}

/**
 * Runs a program of this machine in a cell of its own (`cell.sh`): a user of its own, no network, of the machine nothing but its programs
 * and fonts, bounded in time, memory and room, and ended with every process that it began. Behind all other work.
 * @throws when the file is missing, or this machine gives no cell
 */
export async function runProgram({ program, script, args = [], input, limits, scratch }: Run): Promise<Ran> {
  const cell = await cellHere()
  if (!cell) throw new Error('This machine gives no cell for programs that are not ours.')
  const folder = await mkdtemp(join(await realpath(scratch), 'cell-'))
  try {
    const root = join(folder, 'root')
    await mkdir(root)
    const uid = cell.newUid()
    const file = 'path' in input ? await lend(cell, { path: input.path, folder, uid }) : '-'
    const wrapped = cell.command({ root, uid, room: limits.roomBytes, file, beside: program.folder ?? '-' })
    // What comes after the program lets the shell wait for it, rather than become it: the first process of its space hears no signal.
    const inside = [...bounds(limits), 'sh', '-c', `${script}\nexit $?`, program.path, ...args]
    return await takeAnswer([...wrapped, ...inside], limits, 'bytes' in input ? input.bytes : undefined)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const bounds = ({ cpuSeconds, memoryBytes, roomBytes }: ProgramLimits): string[] => [
  'prlimit',
  `--cpu=${cpuSeconds}:${cpuSeconds + 1}`,
  `--data=${memoryBytes}`,
  `--fsize=${roomBytes}`,
  '--nproc=400',
  '--nofile=512',
  '--core=0',
]

/** Where the program has a user of its own, a copy that is that user's: other files of ours stay closed to it. */
async function lend({ hasOwnUser }: Cell, { path, folder, uid }: { path: string; folder: string; uid: number }) {
  if (!hasOwnUser) return resolve(path)
  const copy = join(folder, 'file')
  await copyFile(path, copy, constants.COPYFILE_FICLONE)
  await chmod(copy, 0o400)
  await chown(copy, uid, uid)
  return copy
}
