import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FoundProgram, programHere } from '../programs/programs.ts'
import { runProgram } from '../programs/run-program.ts'
import { type OcrLanguage, ocrLanguages } from './languages.ts'

/** The command that reads letters, and in which languages it is to be asked. */
export interface OcrCommand {
  command: FoundProgram
  languages: OcrLanguage[]
}

/**
 * The `tesseract` command of this machine, for pages of these languages. Undefined where what comes along reads them: there is no
 * command, or it lacks all of these languages, or, unless it `isForced`, one of them.
 */
export async function commandFor(
  languages: readonly OcrLanguage[],
  { isForced }: { isForced: boolean },
): Promise<OcrCommand | undefined> {
  const command = await programHere('tesseract')
  if (!command) return undefined
  return chosen(command, { languages, known: await languagesHere(command), isForced })
}

interface Choice {
  languages: readonly OcrLanguage[]
  known: readonly OcrLanguage[]
  isForced: boolean
}

/** As `commandFor`, of a command that knows some languages. */
export function chosen(command: FoundProgram, { languages, known, isForced }: Choice): OcrCommand | undefined {
  const both = languages.filter((one) => known.includes(one))
  const isEnough = isForced ? both.length > 0 : both.length === languages.length
  return isEnough ? { command, languages: both } : undefined
}

const known = new Map<string, Promise<OcrLanguage[]>>()

/** The languages of ours that the command has data for, looked for once in a process's life. */
export function languagesHere(command: FoundProgram): Promise<OcrLanguage[]> {
  const found = known.get(command.path) ?? listLanguages(command)
  known.set(command.path, found)
  return found
}

const limits = {
  wallMilliseconds: 30_000,
  cpuSeconds: 10,
  memoryBytes: 500_000_000,
  roomBytes: 1_000_000,
  outputBytes: 100_000,
}

/** The languages of ours that a command has data for. */
export async function listLanguages(program: FoundProgram): Promise<OcrLanguage[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'sinupan-languages-'))
  try {
    const input = { bytes: new Uint8Array() }
    const ran = await runProgram({ program, script: '"$0" --list-langs', input, limits, scratch })
    const lines =
      'bytes' in ran
        ? ran.bytes
            .toString('utf8')
            .split('\n')
            .map((line) => line.trim())
        : []
    return ocrLanguages.filter((one) => lines.includes(one))
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
