import { createHmac, hkdfSync } from 'node:crypto'
import { sql } from 'kysely'
import type { Secrets } from '../secrets.ts'

/** A fact as it is sealed: every column, in one order, as PostgreSQL writes it. */
export interface SealedLine {
  id: number
  line: string | null
}

/** SQL: one text of everything that a fact says. Alias: `f` facts; null where there is none. */
export const lineOf = sql<
  string | null
>`case when f.id is not null then json_build_array(f.id, f.name, extract(epoch from f.at)::text,
  f.actor_kind, f.actor_id, f.session_id, f.address, f.request_id, f.document_id, f.folder_id, f.posting_id, f.unit_id,
  f.payload::text)::text end`

/** The chain's key. It is not in the database: who writes there can't make a chain that holds. */
export const chainKey = (secrets: Secrets): Buffer =>
  Buffer.from(hkdfSync('sha256', secrets.tokens, '', 'sinupan: chain of facts', 32))

/** The mac of the fact that is `number` in the chain, over the one before it. */
export const macOf = (
  key: Buffer,
  { before, number, line }: { before: Buffer; number: number; line: string },
): Buffer => createHmac('sha256', key).update(before).update(`${number}\n${line}`).digest()

/** What stands before the first fact. */
export const beginning = Buffer.alloc(32)
