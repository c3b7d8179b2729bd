import { createHmac, randomInt } from 'node:crypto'
import { requestBounds } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { hashOfToken, makeToken } from '../../sharing/index.ts'

const dayMs = 86_400_000
/** A private link that lies in an old mail opens nothing any more; the number and a code still do. */
const linkDays = 180

/** A token that confirms a form; only its hash is kept. */
export async function makeConfirmation(ctx: Context, requestId: number): Promise<string> {
  const { token, tokenHash } = makeToken()
  const ends = ctx.clock.now().getTime() + requestBounds.confirmHours * 3_600_000
  await insertKey(ctx, { requestId, kind: 'confirm', hash: tokenHash, endsAt: ends })
  return token
}

/** A private link for a letter that tells of a fact; undefined where that letter was written already. */
export async function makeLink(ctx: Context, requestId: number, factId: number): Promise<string | undefined> {
  const { token, tokenHash } = makeToken()
  const ends = ctx.clock.now().getTime() + linkDays * dayMs
  return (await insertKey(ctx, { requestId, kind: 'link', hash: tokenHash, endsAt: ends, factId })) ? token : undefined
}

/** Which request a token is of, as long as it lives. A form that was confirmed may be confirmed again: nothing happens. */
export async function findByToken(ctx: Context, token: string, kind: 'confirm' | 'link'): Promise<Found | undefined> {
  const { rows } = await sql<Found>`select r.id, r.tracking_no
    from document_request_keys k join document_requests r on r.id = k.request_id
    where k.hash = ${hashOfToken(token)} and k.kind = ${kind} and r.anonymised_at is null
      and (k.expires_at > ${nowOf(ctx)} or (k.kind = 'confirm' and r.status <> 'unverified'))`.execute(ctx.db)
  return rows[0]
}
interface Found {
  id: number
  trackingNo: string
}

/** Six digits for a request; those before them open nothing any more. */
export async function makeCode(ctx: Context, requestId: number): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await ctx.db.deleteFrom('documentRequestKeys').where('requestId', '=', requestId).where('kind', '=', 'code').execute()
  const endsAt = ctx.clock.now().getTime() + requestBounds.codeMinutes * 60_000
  await insertKey(ctx, { requestId, kind: 'code', hash: hashOfCode(ctx, requestId, code), endsAt })
  return code
}

/**
 * Counts a try at the living code of a request, and tells whether it was right; a right one is used up. Where there is no
 * such request or no code the same two statements run.
 */
export async function takeCode(ctx: Context, trackingNo: string | undefined, code: string): Promise<boolean> {
  const { rows } = await sql<{ id: number; requestId: number; hash: Buffer }>`
    update document_request_keys k set tries = k.tries + 1 from document_requests r
    where r.id = k.request_id and r.tracking_no = ${trackingNo ?? ''} and k.kind = 'code' and k.used_at is null
      and k.expires_at > ${nowOf(ctx)} and k.tries < ${requestBounds.codeTries}
    returning k.id, k.request_id, k.hash`.execute(ctx.db)
  const tried = rows[0] ?? { id: 0, requestId: 0, hash: Buffer.alloc(32) }
  const given = hashOfCode(ctx, tried.requestId, code)
  const { numAffectedRows } = await sql`update document_request_keys set used_at = ${nowOf(ctx)}
    where id = ${tried.id} and used_at is null and hash = ${given}`.execute(ctx.db)
  return Number(numAffectedRows ?? 0) === 1
}

const nowOf = ({ clock }: Context) => clock.now().toISOString()

// Six digits alone would be found from a plain hash.
const hashOfCode = ({ secrets }: Context, requestId: number, code: string) =>
  createHmac('sha256', secrets.tickets).update(`request-code\n${requestId}\n${code}`).digest()

interface NewKey {
  requestId: number
  kind: 'confirm' | 'link' | 'code'
  hash: Buffer
  /** In milliseconds since 1970. */
  endsAt: number
  factId?: number
}

async function insertKey(ctx: Context, { endsAt, factId, ...key }: NewKey): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await ctx.db
    .insertInto('documentRequestKeys')
    .values({ ...key, factId: factId ?? null, expiresAt: new Date(endsAt).toISOString(), createdAt: nowOf(ctx) })
    .onConflict((conflict) => conflict.column('factId').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
