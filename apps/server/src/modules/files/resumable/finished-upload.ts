import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { listDuplicates } from '../files.queries.ts'
import type { Added } from '../use-cases/add-file.ts'

/** What a whole upload became. */
export interface Finished {
  documentId: number
  fileId: number
  size: number
  /** Documents that held the same bytes already, as far as the actor may open them. */
  duplicateOf: { id: number; name: string }[]
}

/** What an upload became, for a client that has not heard the answer. */
export async function findFinished(ctx: Context, id: string): Promise<Finished | undefined> {
  const { rows } = await sql<Added & { size: number }>`
    select f.document_id, f.id as file_id, f.size, f.sha256, u.is_new_content
    from finished_uploads u join files f on f.id = u.file_id where u.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) return undefined
  const { documentId, fileId, size, isNewContent } = row
  return { documentId, fileId, size, duplicateOf: isNewContent ? [] : await listDuplicates(ctx, row) }
}

/** Remembers it with the file itself; no upload becomes a second one. */
export const insertFinished = (
  { db, clock }: Context,
  id: string,
  { fileId, isNewContent }: Pick<Added, 'fileId' | 'isNewContent'>,
): Promise<unknown> =>
  db.insertInto('finishedUploads').values({ id, fileId, isNewContent, finishedAt: clock.now().toISOString() }).execute()

export const deleteFinished = (db: Database, id: string): Promise<unknown> =>
  db.deleteFrom('finishedUploads').where('id', '=', id).execute()
