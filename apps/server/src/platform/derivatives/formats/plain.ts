import type { Job, Note } from '../derived.ts'
import { readTextFile } from '../read-text-file.ts'
import { tidyText } from '../tidy-text.ts'

/** Plain text of any encoding, as one page. */
export async function readPlain(job: Job, note: Note): Promise<void> {
  note({ pages: [tidyText(readTextFile(job))] })
}
