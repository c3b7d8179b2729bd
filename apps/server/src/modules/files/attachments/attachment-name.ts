import { Refusal } from '../../../platform/refusal.ts'
import { requireFileName } from '../file-name.ts'

const longest = 255
const stemKept = 200

/** The name that an attachment is given out and kept under: its own where that can be a file's name, else its number. */
export function attachmentName(given: string, { way, extension }: { way: string; extension: string }): string {
  const line = given
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  const ending = extension === '' ? '' : `.${extension}`
  try {
    return requireFileName(line.length > longest ? `${line.slice(0, stemKept).trim()}${ending}` : line)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return `attachment-${way}${ending}`
  }
}
