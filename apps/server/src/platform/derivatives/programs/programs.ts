import { accessSync, constants, realpathSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { cellHere } from './cell.ts'
import type { Program } from './program.ts'
import { runProgram } from './run-program.ts'

/** What is used where it is installed, and by which commands it is found: the first wins. */
const commands = {
  libreoffice: ['soffice', 'libreoffice'],
  tesseract: ['tesseract'],
  ffmpeg: ['ffmpeg'],
  libheif: ['heif-dec', 'heif-convert'],
} as const
export type ProgramName = keyof typeof commands
export const programNames = Object.keys(commands) as ProgramName[]

/** How each is asked for its version, which also shows that it runs in a cell. */
const asking: Record<ProgramName, string> = {
  libreoffice: '"$0" -env:UserInstallation=file:///work/profile --headless --version',
  tesseract: '"$0" --version',
  ffmpeg: '"$0" -version',
  // It says how it is used, and ends as if that were wrong.
  libheif: '"$0" --version 2>&1 || true',
}

export interface FoundProgram extends Program {
  name: ProgramName
  /** As it tells it, in one line; empty where it doesn't. */
  version: string
}

export interface Programs {
  /** Whether this machine lets them be confined; else none is used. */
  isConfined: boolean
  /** Those that are installed and run. */
  found: readonly FoundProgram[]
}

const known = new Map<string, Promise<Programs>>()

/** The programs that this machine has, looked for once in a process's life, by its path. */
export function programsHere(): Promise<Programs> {
  const { PATH = '' } = process.env
  const found = known.get(PATH) ?? lookForPrograms(PATH)
  known.set(PATH, found)
  return found
}

export const programHere = async (name: ProgramName): Promise<FoundProgram | undefined> =>
  (await programsHere()).found.find((one) => one.name === name)

/** @param path folders as in PATH */
export async function lookForPrograms(path: string): Promise<Programs> {
  const isConfined = (await cellHere()) !== undefined
  const found: FoundProgram[] = []
  for (const name of isConfined ? programNames : []) {
    const program = locate(commands[name], path)
    const version = program && (await versionOf(name, program))
    if (program && version !== undefined) found.push({ ...program, name, version })
  }
  return { isConfined, found }
}

/** Where a command lies; with all its parts, where that is outside of `/usr`. */
function locate(names: readonly string[], path: string): Program | undefined {
  for (const folder of path.split(delimiter).filter((one) => one.startsWith('/')))
    for (const name of names) {
      const real = realOf(join(folder, name))
      if (real?.startsWith('/usr/')) return { path: real }
      // LibreOffice of its makers: /opt/libreoffice25.8/program/soffice.
      if (real) return { path: real, folder: /\/program$/.test(dirname(real)) ? dirname(dirname(real)) : dirname(real) }
    }
  return undefined
}

function realOf(path: string): string | undefined {
  try {
    accessSync(path, constants.X_OK)
    return realpathSync(path)
  } catch {
    return undefined
  }
}

const limits = {
  wallMilliseconds: 30_000,
  cpuSeconds: 20,
  memoryBytes: 1_000_000_000,
  roomBytes: 50_000_000,
  outputBytes: 100_000,
}

async function versionOf(name: ProgramName, program: Program): Promise<string | undefined> {
  const scratch = await mkdtemp(join(tmpdir(), 'sinupan-program-'))
  try {
    const ran = await runProgram({ program, script: asking[name], input: { bytes: new Uint8Array() }, limits, scratch })
    if (!('bytes' in ran)) return undefined
    const [first = ''] = ran.bytes.toString('utf8').trim().split('\n')
    return /\d+(?:\.\d+)+/.exec(first)?.[0] ?? ''
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
