import { type Findings, type Job, noFindings } from './derived.ts'
import { readPlain } from './formats/plain.ts'
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

/** @throws what the file system throws */
export async function readShortText(job: Job): Promise<Findings> {
  let found = noFindings
  try {
    await readPlain(job, (more) => {
      found = { ...found, ...more }
    })
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    found = { ...found, failure: toFailure(error) }
  }
  return found
}
