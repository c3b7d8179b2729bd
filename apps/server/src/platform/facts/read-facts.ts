import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Fact } from './fact.ts'

/** Of a row of `facts f`, what it is about. */
export const subjectColumn: RawBuilder<unknown> = sql`
  json_strip_nulls(json_build_object('documentId', f.document_id, 'folderId', f.folder_id, 'postingId', f.posting_id,
    'unitId', f.unit_id)) as subject`

export type FactColumns = Pick<Fact, 'id' | 'name' | 'at' | 'actorId' | 'payload'> & { subject: Partial<Fact> }

export const asFact = ({ id, name, at, actorId, payload, subject }: FactColumns): Fact => ({
  ...subject,
  id,
  name,
  at,
  actorId,
  payload,
})

/** Facts by their ids, in their order. */
export async function readFacts(db: Database, ids: readonly number[]): Promise<Fact[]> {
  const { rows } = await sql<FactColumns>`
    select f.id, f.name, f.at, f.actor_id, f.payload, ${subjectColumn} from facts f
    where f.id = any(${ids}::bigint[]) order by f.id`.execute(db)
  return rows.map(asFact)
}
