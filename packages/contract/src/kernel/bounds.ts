import { z } from 'zod'
import { saying, sayings } from './sayings.ts'
import { stacksMarks } from './text.ts'

/** How deep folders lie at most; one directly in My Office lies 1 deep. */
export const deepestFolder = 100
/** How many folders one call makes at most. */
export const mostFolders = 5_000
/** How many lists and objects a JSON body holds one inside the other at most: a tree of folders takes two a level. */
export const deepestBody = 256
/** How many values of a JSON body are read at most. */
export const mostInBody = 25_000
/** How long a part of an address is at most: the ticket of a download holds a thousand ids. */
export const longestParam = 8_000
/** How many files and folders one download holds at most. */
export const mostInDownload = 200_000

// No language comes near (Unicode, UAX #15, Stream-Safe Text Format: 30 are 'significantly beyond what is required'). Marks
// are sorted when a text is normalised, one by one: a hundred thousand in a row would take seven seconds, and bodies full of
// 30 in a row more than 50 ms.
const mostMarks = 20

/**
 * Text of `max` characters at most, trimmed and NFC. What is far too long, or holds more than 20 marks in a row, is refused
 * before it is normalised.
 */
export const boundedText = (max: number, message: string = saying('longest', { count: max })) =>
  z
    .string()
    .max(max * 4, { error: message, abort: true })
    .refine((value) => !stacksMarks(value, mostMarks), { error: sayings.tooManyMarks, abort: true })
    .trim()
    .normalize('NFC')
    .max(max, message)

/** The names in a relative path, as in `Scans/2026/May.pdf`. */
export const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '' && part !== '.')

const [slash, dot] = [0x2f, 0x2e]
/** How many `partsOf` a path there are; without making them, which takes ten times as long. */
export function levelsOf(path: string): number {
  let levels = 0
  for (let from = 0, at = 0; at <= path.length; at++) {
    if (at < path.length && path.charCodeAt(at) !== slash) continue
    const isPart = at - from > 1 || (at - from === 1 && path.charCodeAt(from) !== dot)
    if (isPart) levels++
    from = at + 1
  }
  return levels
}
