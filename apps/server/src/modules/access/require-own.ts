import { sql } from 'kysely'
import { userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'

const tables = { request: 'access_requests', grant: 'access_grants' } as const

/**
 * The document that a request or a grant is about, where the actor owns it: of all others nobody else knows.
 *
 * @throws Refusal NotFound
 */
export async function requireOwn({ db, actor }: Context, what: keyof typeof tables, id: number): Promise<number> {
  const { rows } = await sql<{ documentId: number }>`
    select x.document_id from ${sql.table(tables[what])} x join documents d on d.id = x.document_id
    where x.id = ${id} and d.owner_id = ${userIdOf(actor)}`.execute(db)
  const [row] = rows
  if (!row) throw refuse('NotFound')
  return row.documentId
}
