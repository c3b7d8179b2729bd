import type { LoanStatus } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import type { Held } from '../../platform/policy.ts'
import type { DocumentFacts } from '../documents/index.ts'
import type { LoanOfDocument } from './loan.ts'
import type { LoanAction } from './loans.policy.ts'

interface NewLoan {
  requestedBy: string
  neededBy: string
  reason: string
  now: string
}

/** A new one, at the end of the line. Whoever is alone in it is told of no turn. */
export async function insertLoan(
  db: Database,
  document: Held<DocumentFacts, 'borrow'>,
  { requestedBy, neededBy, reason, now }: NewLoan,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into loans (document_id, requested_by, requested_at, needed_by, reason, turn_at)
    select ${document.id}, ${requestedBy}, ${now}, ${neededBy}, ${reason},
      case when not exists (select from loans where document_id = ${document.id} and closed_at is null) then ${now}::timestamptz end
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

interface Change {
  status: LoanStatus
  decidedBy?: string | null
  decidedAt?: string
  refusalReason?: string | null
  pulledAt?: string
  lentBy?: string | null
  lentAt?: string
  dueOn?: string
  returnedAt?: string
  closedAt?: string
  remindedOn?: null
}

/** A loan behind its lock, to which one of the acts may be done. */
export type HeldLoan = { [A in Exclude<LoanAction, 'view'>]: Held<LoanOfDocument, A> }[Exclude<LoanAction, 'view'>]

export const updateLoan = (db: Database, loan: HeldLoan, change: Change) =>
  db
    .updateTable('loans')
    .set({ ...change, version: loan.version + 1 })
    .where('id', '=', loan.id)
    .execute()

/** Lets the first in a document’s line know that it is; undefined where nobody waits, or who does was told. */
export async function callNext(
  db: Database,
  { documentId, now }: { documentId: number; now: string },
): Promise<{ id: number; requestedBy: string } | undefined> {
  const { rows } = await sql<{ id: number; requestedBy: string }>`
    update loans set turn_at = ${now} where status = 'requested' and turn_at is null
      and id = (select id from loans where document_id = ${documentId} and closed_at is null order by id limit 1)
    returning id, requested_by`.execute(db)
  return rows[0]
}

interface Refused {
  id: number
  documentId: number
  unitId: number
  name: string
  requestedBy: string
}

/** Closes whatever waits for an original of documents, which are locked. */
export async function refuseWaiting(
  db: Database,
  documentIds: readonly number[],
  { by, reason, now }: { by: string | null; reason: string; now: string },
): Promise<Refused[]> {
  const { rows } = await sql<Refused>`
    update loans l set status = 'refused', decided_by = ${by}, decided_at = ${now}, closed_at = ${now}, refusal_reason = ${reason},
      version = l.version + 1
    from documents d where d.id = l.document_id and l.status = 'requested' and ${isAmong('l.document_id', documentIds)}
    returning l.id, l.document_id, d.unit_id, d.name, l.requested_by`.execute(db)
  return rows
}

/** Writes down that a lent one was reminded of today; false where it was, or came back. */
export async function markReminded(
  db: Database,
  { id, dueOn }: { id: number; dueOn: string },
  today: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('loans')
    .set({ remindedOn: today })
    .where('id', '=', id)
    .where('status', '=', 'lent')
    .where('dueOn', '=', dueOn)
    .where((eb) => eb.or([eb('remindedOn', 'is', null), eb('remindedOn', '<', today)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
