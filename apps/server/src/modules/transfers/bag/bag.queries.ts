import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { Described } from '../described.ts'

export interface BagHead {
  id: number
  number: string
  title: string
  recipient: string
  createdAt: string
  fileCount: number
  totalSize: number
  makerName: string
  makerEmail: string
}
export interface BaggedFile {
  fileId: number
  path: string
  name: string
  mediaType: string
  sha256: string
  size: number
}
export interface BaggedDocument {
  position: number
  documentId: number | null
  unitId: number
  name: string
  described: Described
  files: BaggedFile[]
}

/** What a bag tells of itself. @throws Refusal NotFound */
export async function findBagHead({ db }: Context, id: number): Promise<BagHead> {
  const { rows } = await sql<BagHead>`select t.id, t.number, t.title, t.recipient, t.created_at, t.file_count,
      t.total_size::float8 as total_size, maker.first_name || ' ' || maker.last_name as maker_name, maker.email as maker_email
    from transfers t join users maker on maker.id = t.created_by where t.id = ${id}`.execute(db)
  const [head] = rows
  if (!head) throw refuse('NotFound')
  return head
}

// Documents are read in such pieces, each with all of its files.
const atOnce = 100

/** The documents of a bag in its order, as they were when it was made. */
export async function* readBag({ db }: Context, id: number): AsyncGenerator<BaggedDocument> {
  for (let after = 0; ; ) {
    const { rows } = await sql<BaggedDocument>`
      select td.position, td.document_id, td.unit_id, td.name, td.described, coalesce((
        select json_agg(json_build_object('fileId', tf.file_id, 'path', tf.path, 'name', tf.name, 'mediaType', tf.media_type,
          'sha256', tf.sha256, 'size', tf.size) order by tf.position)
        from transfer_files tf where tf.transfer_id = td.transfer_id and tf.document_position = td.position), '[]') as files
      from transfer_documents td where td.transfer_id = ${id} and td.position > ${after}
      order by td.position limit ${atOnce}`.execute(db)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = last.position
  }
}
