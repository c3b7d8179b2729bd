import type { HoldKind } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { announceEach } from '../../platform/facts/write-facts.ts'
import type { Held } from '../../platform/policy.ts'
import type { HeldThing } from './hold-things.ts'
import type { documentHeld, documentReleased } from './retention.facts.ts'

export interface NewHold {
  kind: HoldKind
  reason: string
  by: string | null
  now: string
  /** Of what somebody outside asked for. */
  requestId?: number
}

/** Puts a hold on what was locked for it, and on all that it covers; answers its id and how many that is. */
export async function insertHold(
  db: Database,
  thing: HeldThing,
  { kind, reason, by, now, requestId }: NewHold,
): Promise<{ id: number; documents: number }> {
  const { target, unitId, folderId, categoryId, locationId, about } = thing
  const { rows } = await sql<{ id: number }>`
    insert into holds (kind, reason, target, unit_id, folder_id, category_id, location_id, about, created_by, created_at, request_id)
    values (${kind}, ${reason}, ${target}, ${unitId}::integer, ${folderId}::integer, ${categoryId}::integer,
      ${locationId}::integer, ${about}, ${by}::uuid, ${now}::timestamptz,
      ${requestId ?? null}::integer) returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  if (target === 'documents')
    await sql`insert into hold_documents (hold_id, document_id)
      select ${id}, unnest(${thing.documentIds}::integer[])`.execute(db)
  else await sql`select cover_by_hold(${id})`.execute(db)
  return { id, documents: await countCovered(db, id) }
}

export async function countCovered(db: Database, holdId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from hold_documents where hold_id = ${holdId}`.execute(db)
  return rows[0]?.count ?? 0
}

export interface HoldFacts {
  id: number
  kind: HoldKind
  reason: string
  target: HeldThing['target']
  folderId: number | null
  requestId: number | null
  isLifted: boolean
}

/** Locks a hold, then reads it; undefined where there is none. In a transaction. */
export async function lockHold(db: Database, id: number): Promise<HoldFacts | undefined> {
  await sql`select from holds where id = ${id} for no key update`.execute(db)
  const { rows } = await sql<HoldFacts>`
    select id, kind, reason, target, folder_id, request_id, lifted_at is not null as is_lifted from holds where id = ${id}`.execute(
    db,
  )
  return rows[0]
}

export const markLifted = (
  db: Database,
  { id }: Held<HoldFacts, 'lift'>,
  { reason, by, now }: Pick<NewHold, 'reason' | 'by' | 'now'>,
) =>
  sql`update holds set lifted_at = ${now}::timestamptz, lifted_by = ${by}::uuid, lift_reason = ${reason}
    where id = ${id}`.execute(db)

/** Tells of each document that a hold covers, in its history. */
export const announceCovered = (
  ctx: Context,
  kind: typeof documentHeld | typeof documentReleased,
  { id, ...told }: { id: number; kind: HoldKind; reason: string },
) =>
  announceEach(
    ctx,
    kind,
    sql`select d.id as document_id, null::integer as folder_id, d.unit_id,
      jsonb_build_object('name', d.name, 'holdId', ${id}::integer, 'kind', ${told.kind}::text, 'reason', ${told.reason}::text) as payload
    from hold_documents hd join documents d on d.id = hd.document_id where hd.hold_id = ${id} order by d.id`,
  )
