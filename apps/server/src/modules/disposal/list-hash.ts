import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { hashesNow } from './items.store.ts'

// A line for each document: its number and the hashes of all its versions, so that a list is the same only where it
// would destroy the same bytes. Hashed by the database: a list may have ten thousand lines.
const hashOf = (hashes: RawBuilder<unknown>) => sql<string>`encode(sha256(convert_to(coalesce(string_agg(
  i.document_id || ' ' || array_to_string(${hashes}, ','), E'\n' order by i.document_id), ''), 'UTF8')), 'hex')`

/** SQL: the hash of the list of batch `b` as it is now. */
export const listHashNow = sql<string>`(select ${hashOf(hashesNow)}
  from disposal_items i left join documents d on d.id = i.document_id where i.disposal_id = b.id and i.state = 'listed')`

/** SQL: the hash of what was written down of the items of batch `b` that went to its bin. */
export const disposedHash = sql<string>`(select ${hashOf(sql`i.sha256s`)}
  from disposal_items i where i.disposal_id = b.id and i.state = 'binned')`

/** The hash of the list of a batch as it is now. */
export async function findListHash({ db }: Context, disposal: { id: number }): Promise<string> {
  const { rows } = await sql<{
    listHash: string
  }>`select ${listHashNow} as list_hash from disposals b where b.id = ${disposal.id}`.execute(db)
  return rows[0]?.listHash ?? ''
}
