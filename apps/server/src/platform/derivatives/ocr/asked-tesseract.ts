import { readSync } from 'node:fs'
import { outputNames } from '../derived.ts'
import { leave } from '../leave.ts'
import { levelled, slopeOf } from './level.ts'
import type { Scan } from './scan.ts'
import type { Tesseract } from './tesseract.ts'
import { greymap, wordsIn } from './tesseract-words.ts'

/** The page was not read, for reasons that are not the file's. */
export class NoAnswer extends Error {}

/** Said in place of the length of an answer where there is none. */
export const noAnswer = 0xffffffff

/**
 * Tesseract as a program of the machine: this process may start none, so its parent lets each page be read in a cell of its own
 * (`read-by-command.ts`), and answers by the standard input.
 */
export const askedTesseract: Tesseract = {
  read: (scan) => {
    const words = wordsIn(ask(scan), scan, 0)
    const slope = slopeOf(words)
    return slope === 0 ? words : wordsIn(ask(levelled(scan, slope)), scan, slope)
  },
}

function ask(scan: Scan): string {
  leave(outputNames.scan, greymap(scan))
  const length = take(4).readUInt32BE()
  if (length === noAnswer) throw new NoAnswer('The command that reads letters gave no answer.')
  return take(length).toString('utf8')
}

function take(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  for (let done = 0; done < length; ) {
    const more = readSync(0, bytes, done, length - done, null)
    if (more === 0) throw new NoAnswer('Nobody answers.')
    done += more
  }
  return bytes
}
