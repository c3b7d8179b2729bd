import { appendFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { leavable, outputNames } from './derived.ts'

const headLength = 5

export type Answer = (page: Buffer) => Promise<void>

/**
 * Writes what the child leaves into the output folder, each output when all of it has come; a copy piece by piece. What is of
 * no known name or larger than `mostBytes` ends the taking; so does what says that all was left, and the end of the child.
 * @param answer what is done about a page that is to be read, before anything else is taken; nothing else may come
 *
 * @returns `unfit` where something came that may not be taken, `cut` where the child ended before it said that all was left
 */
export async function takeOutputs(
  pipe: Readable,
  outputDir: string,
  { mostBytes, answer }: { mostBytes: number; answer?: Answer | undefined },
): Promise<'all' | 'cut' | 'unfit'> {
  let pieces: Buffer[] = []
  let length = 0
  let copied = 0
  for await (const piece of pipe as AsyncIterable<Buffer>) {
    pieces.push(piece)
    length += piece.length
    while (length >= headLength) {
      const [first = Buffer.alloc(0)] = pieces
      const head = first.length >= headLength ? first : Buffer.concat(pieces)
      const [name, wanted] = [leavable[head.readUInt8()], head.readUInt32BE(1)]
      if (!name || wanted > mostBytes) return 'unfit'
      if (name === outputNames.done) return 'all'
      if (length < headLength + wanted) break
      const whole = Buffer.concat(pieces)
      const content = whole.subarray(headLength, headLength + wanted)
      if (name === outputNames.scan) {
        if (!answer) return 'unfit'
        await answer(content)
      } else if (name === outputNames.copy) {
        copied += wanted
        if (copied > mostBytes) return 'unfit'
        await appendFile(join(outputDir, name), content, { mode: 0o600 })
      } else await put(join(outputDir, name), content)
      const rest = whole.subarray(headLength + wanted)
      pieces = [rest]
      length = rest.length
    }
  }
  return 'cut'
}

// Whole or not at all: what is read afterwards was left whole by the child too.
async function put(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${path}.part`, bytes, { mode: 0o600 })
  await rename(`${path}.part`, path)
}
