import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface KnownEncoding {
  /** As it was found, or chosen; null where that is not noted yet. */
  encoding: string | null
  isGuessed: boolean
  isChosen: boolean
}

/** By which the text of these bytes is read. */
export async function findEncoding(db: Database, sha256: string): Promise<KnownEncoding> {
  const { rows } = await sql<KnownEncoding>`
    select coalesce(chosen_encoding, text_encoding) as encoding, chosen_encoding is not null as is_chosen,
      chosen_encoding is null and is_encoding_guessed as is_guessed
    from blobs where sha256 = ${sha256}`.execute(db)
  return rows[0] ?? { encoding: null, isGuessed: false, isChosen: false }
}

/** Notes what somebody chose, and that the bytes are to be read again. */
export async function choose(db: Database, sha256: string, encoding: string | null): Promise<void> {
  await db
    .updateTable('blobs')
    .set({ chosenEncoding: encoding, derivedAt: null, textState: 'pending' })
    .where('sha256', '=', sha256)
    .execute()
}
