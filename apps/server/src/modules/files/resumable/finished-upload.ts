import type { IncomingHttpHeaders } from 'node:http'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/refusal.ts'
import { documentNameOf } from '../file-name.ts'
import { listDuplicates } from '../files.queries.ts'
import type { Added } from '../use-cases/add-file.ts'

/** What a whole upload became. */
export interface Finished {
  documentId: number
  fileId: number
  size: number
  sha256: string
  /** As it was filed. */
  fileName: string
  /** The document's name where the file's own was taken, as in `Minutes (2)`. */
  numberedName?: string | undefined
  /** Documents that held the same bytes already, as far as the actor may open them. */
  duplicateOf: { id: number; name: string }[]
}

/** What an upload became, for a client that has not heard the answer. */
export async function findFinished(ctx: Context, id: string): Promise<Finished | undefined> {
  const { rows } = await sql<Added & { size: number; name: string; documentName: string }>`
    select f.document_id, f.id as file_id, f.size, f.sha256, u.is_new_content, f.name, d.name as document_name
    from finished_uploads u join files f on f.id = u.file_id join documents d on d.id = f.document_id
    where u.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) return undefined
  const { documentId, fileId, size, sha256, name: fileName, isNewContent } = row
  const numberedName = isNumberOf(row.documentName, documentNameOf(row.name)) ? row.documentName : undefined
  const duplicateOf = isNewContent ? [] : await listDuplicates(ctx, row)
  return { documentId, fileId, size, sha256, fileName, numberedName, duplicateOf }
}

/**
 * A part goes on from where the upload is, also where nothing is left to come; an empty one asks what it became.
 * Source: tus 1.0.0, PATCH: any other offset is a 409.
 *
 * @throws Refusal StateChanged, TooLarge
 */
export function requireAtEnd(headers: IncomingHttpHeaders, size: number): void {
  const message = `The upload is whole with its ${size} bytes.`
  if (Number(headers['upload-offset']) !== size) throw refuse('StateChanged', {}, message)
  if (Number(headers['content-length'] ?? 0) > 0) throw refuse('TooLarge', { limit: size }, message)
}

const isNumberOf = (name: string, stem: string): boolean =>
  name.startsWith(stem) && / \(\d+\)$/.test(name) && name.length > stem.length

/** Remembers it with the file itself; no upload becomes a second one. */
export const insertFinished = (
  { db, clock }: Context,
  id: string,
  { fileId, isNewContent }: Pick<Added, 'fileId' | 'isNewContent'>,
): Promise<unknown> =>
  db.insertInto('finishedUploads').values({ id, fileId, isNewContent, finishedAt: clock.now().toISOString() }).execute()

interface Finishing {
  id: string
  document_id: number
  file_id: number
  is_new_content: boolean
}

/** SQL: as `insertFinished`, of those of many for which `where` holds, by the columns of `Finishing`. */
export const finishing = (
  all: readonly Finishing[],
  now: string,
  where: RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
  insert into finished_uploads (id, file_id, is_new_content, finished_at)
  select id, file_id, is_new_content, ${now}::timestamptz
  from json_to_recordset(${JSON.stringify(all)}::json) as u (id text, document_id integer, file_id integer, is_new_content boolean)
  where ${where}`

export const deleteFinished = (db: Database, id: string): Promise<unknown> =>
  db.deleteFrom('finishedUploads').where('id', '=', id).execute()
