import { type Findings, type Job, noFindings } from './derived.ts'
import { isToBeTold } from './formats/plain.ts'
import { plainWords } from './formats/plain-words.ts'
import { encodingOf, readTextFile } from './read-text-file.ts'
import { isPlainText } from './readers.ts'
import { toFailure } from './to-failure.ts'
import { Unreadable } from './unreadable.ts'

/** As much as is looked at of each upload anyway, to tell its type. */
const shortBytes = 65_536

/**
 * Whether a file can be read without a process of its own. Decoding a short text takes a millisecond, and its type was told
 * by doing just that; a process takes a hundred of them, which counts where a thousand notes come in.
 */
export const isShortText = ({ mediaType }: Pick<Job, 'mediaType'>, size: number): boolean =>
  size <= shortBytes && isPlainText(mediaType)

/** Undefined where a page has to be written that tells its encoding. @throws what the file system throws */
export async function readShortText(job: Job): Promise<Findings | undefined> {
  try {
    const decoded = readTextFile(job)
    return isToBeTold(decoded)
      ? undefined
      : { ...noFindings, pages: [plainWords(decoded.text, job.mediaType)], encoding: encodingOf(decoded) }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { ...noFindings, failure: toFailure(error, job.path) }
  }
}
