import { bytesOf } from '../../bytes-of.ts'
import type { InnerFile, Job, Note, ReadInner } from '../../derived.ts'
import { noteGrowing } from '../../note-growing.ts'
import { Unreadable } from '../../unreadable.ts'
import { signedContent } from './signed-content.ts'

/** A file inside its own signature (`.p7m`): what was signed is told as a file. Nothing is verified. */
export async function readSigned(job: Job, note: Note, readInner: ReadInner): Promise<void> {
  const files = await filesOfSigned(job)
  if (files.length === 0)
    throw new Unreadable('PasswordProtected', 'The file is encrypted, or its signature holds nothing')
  await noteGrowing([], readInner(files, job), { note, limit: job.limits.textBytes })
}

const LETTER = /^content-type:/i

/** What was signed, as `readSigned` has it. A letter inside a mail is read by that mail. */
export async function filesOfSigned(job: Job): Promise<InnerFile[]> {
  const bytes = signedContent(bytesOf(job))
  if (!bytes) return []
  const isLetter = LETTER.test(bytes.toString('latin1', 0, 20))
  if (isLetter && job.inner) return []
  return [{ name: isLetter ? 'signed.eml' : 'signed', bytes }]
}
