import type { Job } from '../derived.ts'
import { readTextFile } from '../read-text-file.ts'
import type { Note } from '../readers.ts'
import { tidyText } from '../tidy-text.ts'

/** Plain text of any encoding, as one page. */
export async function readPlain(job: Job, note: Note): Promise<void> {
  note({ pages: [tidyText(readTextFile(job))] })
}
