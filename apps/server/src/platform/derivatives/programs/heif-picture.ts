import type { Ran } from './program.ts'
import type { FoundProgram } from './programs.ts'
import { runProgram } from './run-program.ts'

const limits = {
  wallMilliseconds: 60_000,
  cpuSeconds: 50,
  memoryBytes: 1_200_000_000,
  roomBytes: 100_000_000,
  outputBytes: 100_000_000,
}

// Of several pictures the first: they are numbered then.
const script = `"$0" -q 90 /file picture.jpg >&2
for one in picture.jpg picture-1.jpg; do [ -s "$one" ] && exec cat "$one"; done
exit 1`

/** Apple's picture (HEIC) as a JPEG, upright. @throws when the file is missing */
export const decodeHeif = (program: FoundProgram, { path, scratch }: { path: string; scratch: string }): Promise<Ran> =>
  runProgram({ program, script, input: { path }, limits, scratch })
