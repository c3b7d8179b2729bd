import { writeSync } from 'node:fs'
import { leavable, type OutputName, outputNames, outputPipe } from './derived.ts'

/**
 * Hands one output to the parent: its number, its length, its bytes. The child may write no file at all, so that nothing
 * it could be made to write can ever be loaded as code. What comes later under the same name replaces the earlier.
 */
export function leave(name: OutputName, content: Uint8Array | string): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const head = Buffer.alloc(5)
  head.writeUInt8(leavable.indexOf(name))
  head.writeUInt32BE(bytes.length, 1)
  for (const piece of [head, bytes])
    for (let done = 0; done < piece.length; ) done += writeSync(outputPipe, piece, done)
}

/** Tells the parent that everything was left. It ends the process then: Node may hang for ever in its own end (nodejs/node#54918). */
export const sayDone = (): void => leave(outputNames.done, '')
