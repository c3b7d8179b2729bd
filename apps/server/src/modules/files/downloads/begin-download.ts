import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { Chosen } from './download-ticket.ts'
import { type Gathered, gather } from './gather.ts'
import { layOut, type Part, type Piece } from './lay-out.ts'

export interface Download {
  /** What is offered as the file's name. */
  fileName: string
  /** Set where the download is one file as it is, and no archive. */
  single?: Piece
  /** What goes into the archive, read as it is taken. */
  parts: AsyncIterable<Part>
}

/**
 * Judges what was chosen, and reads on until it is known whether it is one file or an archive.
 *
 * @throws Refusal NotFound, Classified, Forbidden, TooMany; NoFiles where there is none to read
 */
export async function beginDownload(ctx: Context, chosen: Chosen): Promise<Download> {
  const gathered = await gather(ctx, chosen)
  const rest = layOut(ctx, gathered)
  const head: Part[] = []
  const pieces: Piece[] = []
  const enough = gathered.roots.length > 0 ? 1 : 2
  while (pieces.length < enough) {
    const { value, done } = await rest.next()
    if (done) break
    head.push(value)
    if (value.kind === 'piece') pieces.push(value)
  }
  const [first] = pieces
  if (!first) throw refuse('NoFiles')
  if (pieces.length < enough) return { fileName: first.file.name, single: first, parts: rest }
  return { fileName: `${titleOf(gathered).replaceAll('.', '_')}.zip`, parts: chained(head, rest) }
}

async function* chained(head: readonly Part[], rest: AsyncIterable<Part>): AsyncGenerator<Part> {
  yield* head
  yield* rest
}

// Named after the one thing that was chosen.
function titleOf({ files, documents, roots }: Gathered): string {
  const names = [
    ...documents.map((one) => one.name),
    ...roots.map((one) => one.name),
    ...files.map(({ file }) => file.name),
  ]
  const [only = ''] = names
  return names.length === 1 ? only : 'Documents'
}
