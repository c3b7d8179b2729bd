import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Held } from '../../platform/policy.ts'
import { listHashNow } from './list-hash.ts'
import type { DisposalFacts } from './disposal.policy.ts'

const nowOf = ({ clock }: Context) => clock.now().toISOString()

export async function insertDisposal(ctx: Context, { title, createdBy }: { title: string; createdBy: string }): Promise<number> {
  const { id } = await ctx.db
    .insertInto('disposals')
    .values({ title, createdBy, createdAt: nowOf(ctx) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Counts a change of its list. */
export const touchDisposal = ({ db }: Context, disposal: Held<DisposalFacts, 'changeItems' | 'concur'>) =>
  sql`update disposals set version = version + 1 where id = ${disposal.id}`.execute(db)

export const markSubmitted = (ctx: Context, disposal: Held<DisposalFacts, 'submit'>) =>
  sql`update disposals set status = 'concurrence', submitted_at = ${nowOf(ctx)}, version = version + 1
    where id = ${disposal.id}`.execute(ctx.db)

export interface Authority {
  number: string
  date: string
  documentId: number | null
  by: string
}

/** Writes the authority down, with the hash of the list as it is; answers that. */
export async function markAuthorised(
  ctx: Context,
  disposal: Held<DisposalFacts, 'authorise'>,
  { number, date, documentId, by }: Authority,
): Promise<string> {
  const { rows } = await sql<{ listHash: string }>`
    update disposals b set status = 'authorised', authority_number = ${number}, authority_date = ${date},
      authority_document_id = ${documentId}, authorised_by = ${by}, authorised_at = ${nowOf(ctx)}, list_hash = ${listHashNow},
      version = version + 1
    where b.id = ${disposal.id} returning b.list_hash`.execute(ctx.db)
  return rows[0]?.listHash ?? ''
}

export const markCancelled = (ctx: Context, disposal: Held<DisposalFacts, 'cancel'>, by: string) =>
  sql`update disposals set status = 'cancelled', cancelled_by = ${by}, cancelled_at = ${nowOf(ctx)}, version = version + 1
    where id = ${disposal.id}`.execute(ctx.db)
