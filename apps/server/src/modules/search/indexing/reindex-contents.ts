import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { reindex } from './reindex.ts'

/** Brings the entries up to date that hold these contents, once their text is there. */
export async function reindexContents({ db }: Pick<Context, 'db'>, sha256s: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct document_id as id from files f
    where sha256 = any(${sha256s}::text[]) and (is_current or exists (select from posting_files pf where pf.file_id = f.id))`.execute(
    db,
  )
  await reindex(
    { db },
    rows.map((row) => row.id),
  )
}
