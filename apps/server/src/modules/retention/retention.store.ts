import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Held } from '../../platform/policy.ts'
import type { DocumentFacts } from '../documents/index.ts'

type Extended = Held<DocumentFacts, 'extend'>

const idsOf = (documents: readonly { id: number }[]) => sql`${documents.map((one) => one.id)}::integer[]`

/** Until when documents are kept now, by id; null for what has no such day. */
export async function findExpiries(db: Database, documents: readonly Extended[]): Promise<Map<number, string | null>> {
  const { rows } = await sql<{ id: number; expiresOn: string | null }>`
    select id, expires_on from documents where id = any(${idsOf(documents)})`.execute(db)
  return new Map(rows.map((row) => [row.id, row.expiresOn]))
}

export interface Extension {
  until: string
  reason: string
  by: string | null
  now: string
}

export const insertExtensions = (db: Database, documents: readonly Extended[], { until, reason, by, now }: Extension) =>
  sql`insert into retention_extensions (document_id, until, reason, created_by, created_at)
    select unnest(${idsOf(documents)}), ${until}::date, ${reason}, ${by}::uuid, ${now}::timestamptz`.execute(db)

/** Makes documents permanent, or not any more; answers those that were otherwise before. */
export async function updatePermanence(
  db: Database,
  documents: readonly Extended[],
  isPermanent: boolean,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    update documents set is_permanent = ${isPermanent}, version = version + 1
    where id = any(${idsOf(documents)}) and is_permanent <> ${isPermanent} returning id`.execute(db)
  return new Set(rows.map((row) => row.id))
}

/** Makes documents records; answers those that were none before. */
export async function updateRecorded(
  db: Database,
  documents: readonly Held<DocumentFacts, 'declare'>[],
  { by, now }: { by: string | null; now: string },
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    update documents set is_record = true, recorded_at = ${now}::timestamptz, recorded_by = ${by}::uuid, version = version + 1
    where id = any(${idsOf(documents)}) and not is_record returning id`.execute(db)
  return new Set(rows.map((row) => row.id))
}
