import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Held } from '../../platform/policy.ts'
import type { DisposalFacts } from './disposal.policy.ts'

const nowOf = ({ clock }: Context) => clock.now().toISOString()

export async function insertDisposal(
  ctx: Context,
  { title, createdBy }: { title: string; createdBy: string },
): Promise<number> {
  const { id } = await ctx.db
    .insertInto('disposals')
    .values({ title, createdBy, createdAt: nowOf(ctx) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Counts a change of its list. */
export const touchDisposal = (
  { db }: Context,
  disposal: Held<DisposalFacts, 'changeItems'> | Held<DisposalFacts, 'concur'>,
) => sql`update disposals set version = version + 1 where id = ${disposal.id}`.execute(db)

export const markSubmitted = (ctx: Context, disposal: Held<DisposalFacts, 'submit'>) =>
  sql`update disposals set status = 'concurrence', submitted_at = ${nowOf(ctx)}, version = version + 1
    where id = ${disposal.id}`.execute(ctx.db)

export interface Authority {
  listHash: string
  number: string
  date: string
  documentId: number | null
  by: string
}

/** Writes down by whose leave the list of that hash is destroyed. */
export const markAuthorised = (
  ctx: Context,
  disposal: Held<DisposalFacts, 'authorise'>,
  { listHash, number, date, documentId, by }: Authority,
) =>
  sql`update disposals set status = 'authorised', authority_number = ${number}, authority_date = ${date},
      authority_document_id = ${documentId}, authorised_by = ${by}, authorised_at = ${nowOf(ctx)}, list_hash = ${listHash},
      version = version + 1
    where id = ${disposal.id}`.execute(ctx.db)

export const markCancelled = (ctx: Context, disposal: Held<DisposalFacts, 'cancel'>, by: string) =>
  sql`update disposals set status = 'cancelled', cancelled_by = ${by}, cancelled_at = ${nowOf(ctx)}, version = version + 1
    where id = ${disposal.id}`.execute(ctx.db)
