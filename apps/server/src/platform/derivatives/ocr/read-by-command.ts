import type { FoundProgram } from '../programs/programs.ts'
import { runProgram } from '../programs/run-program.ts'
import type { OcrLanguage } from './languages.ts'

/** Of one page: one of many stains takes half a minute. */
const limits = {
  wallMilliseconds: 180_000,
  cpuSeconds: 120,
  memoryBytes: 1_000_000_000,
  roomBytes: 50_000_000,
  outputBytes: 20_000_000,
}

// As one block of text, as what comes along reads it: looking for blocks finds none on a page of crooked lines.
const script = '"$0" - - -l "$1" --psm 6 tsv'

/**
 * Lets the `tesseract` command read one page, a grey picture (PGM). Answers its tab-separated words; undefined where it did not end
 * well.
 */
export async function readByCommand(
  program: FoundProgram,
  { page, languages, scratch }: { page: Buffer; languages: readonly OcrLanguage[]; scratch: string },
): Promise<Buffer | undefined> {
  const args = [languages.join('+')]
  const ran = await runProgram({
    program,
    script,
    args,
    input: { bytes: page },
    limits,
    scratch,
  })
  return 'bytes' in ran ? ran.bytes : undefined
}
