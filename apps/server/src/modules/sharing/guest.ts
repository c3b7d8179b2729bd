import { createHash } from 'node:crypto'
import type { ShareState } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { refuse } from '../../platform/refusal.ts'
import { refusalOf, stateOf } from './share-state.ts'
import { shareDownloaded } from './shares.facts.ts'
import { hashOfToken, visitOf } from './tokens.ts'

/** A share as a token finds it, with what its document is now. */
export interface FoundShare {
  id: number
  documentId: number
  unitId: number
  name: string
  state: ShareState
  isForAnyone: boolean
  passwordHash: string | null
  expiresAt: string | null
  maxDownloads: number | null
  downloadCount: number
  createdAt: string
}

/** @throws Refusal NotFound for a token that nothing was shared by */
export async function requireShare(ctx: Context, token: string): Promise<FoundShare> {
  const { rows } = await sql<FoundShare>`
    select s.id, s.document_id, d.unit_id, d.name, ${stateOf(ctx.config)} as state, s.is_for_anyone, s.password_hash,
      s.expires_at, s.max_downloads, s.download_count, s.created_at
    from shares s join documents d on d.id = s.document_id where s.token_hash = ${hashOfToken(token)}`.execute(ctx.db)
  const [share] = rows
  if (!share) throw refuse('NotFound')
  return share
}

/** Says plainly why a share does not open. @throws Refusal LinkSuspended, LinkExpired, LinkUsedUp, LinkRevoked */
export function requireLive({ state }: Pick<FoundShare, 'state'>): void {
  if (state !== 'live') throw refuse(refusalOf[state])
}

/** Who comes by a link for anyone, in one visit; without a session each request is a visit of its own. */
export interface Guest {
  share: FoundShare
  visit: string | undefined
}

/**
 * The guest of a link. One that has reached its number of downloads still knows the visits that it counted
 * (see `countDownload`); every other one has to be live.
 *
 * @throws Refusal NotFound, also for a share with people by name; LinkSuspended, LinkExpired, LinkRevoked; PasswordRequired
 */
export async function requireGuest(
  ctx: Context,
  { share: token, session }: { share: string; session?: string | undefined },
): Promise<Guest> {
  const share = await requireShare(ctx, token)
  if (!share.isForAnyone) throw refuse('NotFound')
  if (share.state !== 'usedUp') requireLive(share)
  const known = session && visitOf(ctx.secrets, session, { shareId: share.id, now: ctx.clock.now() })
  if (share.passwordHash !== null && !known) throw refuse('PasswordRequired')
  return { share, visit: known ? visitHere(ctx, known) : undefined }
}

// An address that is passed on is another visit elsewhere: it counts again.
const visitHere = ({ origin }: Context, visit: string): string =>
  createHash('sha256').update(`${visit} ${origin.address} ${origin.agent}`).digest('base64url')

type Taken = { id: number; name: string; sha256: string }

/**
 * Counts that a guest takes a file, once for each visit, exactly however many come at once: the last one that the limit
 * lets through ends the link.
 *
 * @throws Refusal LinkUsedUp, or what else has become of the link meanwhile
 */
export function countDownload(ctx: Context, { share, visit }: Guest, file: Taken): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await sql`select from shares where id = ${share.id} for no key update`.execute(ctx.db)
    const { rows } = await sql<{ state: ShareState; isCounted: boolean; left: number | null }>`
      select ${stateOf(ctx.config)} as state, s.max_downloads - s.download_count as "left",
        exists (select from share_downloads known
          where known.share_id = s.id and known.file_id = ${file.id} and known.visit = ${visit ?? ''}) as is_counted
      from shares s join documents d on d.id = s.document_id where s.id = ${share.id}`.execute(ctx.db)
    const [now] = rows
    if (!now) throw refuse('NotFound')
    if (now.isCounted && (now.state === 'usedUp' || now.state === 'live')) return
    requireLive(now)
    await writeDownload(ctx, { share, visit, file, isLast: now.left === 1 })
  })
}

async function writeDownload(
  ctx: Context,
  { share, visit, file, isLast }: Guest & { file: Taken; isLast: boolean },
): Promise<void> {
  const at = ctx.clock.now().toISOString()
  if (visit)
    await sql`insert into share_downloads (share_id, file_id, visit, at) values (${share.id}, ${file.id}, ${visit}, ${at})`.execute(
      ctx.db,
    )
  await sql`update shares set download_count = download_count + 1,
      ended_at = case when ${isLast} then ${at}::timestamptz end, ended_because = case when ${isLast} then 'limit' end
    where id = ${share.id}`.execute(ctx.db)
  const { documentId, unitId, name } = share
  const payload = { name, shareId: share.id, fileId: file.id, fileName: file.name, sha256: file.sha256, isLast }
  await ctx.publish(shareDownloaded({ documentId, unitId }, payload))
}
