import { type RawBuilder, sql } from 'kysely'
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
