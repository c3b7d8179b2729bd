import type { SharedDocument } from '@sinupan/contract'
import { sql } from 'kysely'
import { worksIn } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { signTicket } from '../../platform/media-ticket.ts'
import { refuse } from '../../platform/refusal.ts'
import { beginAttempt, tooOften } from '../../platform/throttle.ts'
import { requireDocument } from '../documents/index.ts'
import { isPassword } from '../people/index.ts'
import { type FoundShare, requireLive, requireShare } from './guest.ts'
import { findSharedView, type SharedView } from './shared-document.queries.ts'
import { shareOpened } from './shares.facts.ts'
import { signVisit } from './tokens.ts'

interface Opening {
  token: string
  password?: string | undefined
  /** As limits count by it. */
  address: string
}

const guesses = { count: 10, windowSeconds: 15 * 60 }
/** However many addresses they come from. */
const guessesOfAll = { count: 300, windowSeconds: 15 * 60 }

/**
 * Opens a shared document by its link. What was shared with people by name opens for them, signed in, by their own right.
 *
 * @throws Refusal NotFound; LinkSuspended, LinkExpired, LinkUsedUp, LinkRevoked; Unauthenticated where it was shared by name;
 *   PasswordRequired, WrongPassword, TooManyRequests
 */
export async function openShare(ctx: Context, { token, password, address }: Opening): Promise<SharedDocument> {
  const share = await requireShare(ctx, token)
  requireLive(share)
  if (!share.isForAnyone) await requireNamed(ctx, share)
  if (share.passwordHash !== null) await requirePassword(ctx, share, { password, address })
  const view = await findSharedView(ctx, share.documentId)
  if (!view) throw refuse('LinkSuspended')
  await countOpening(ctx, share)
  return share.isForAnyone ? forGuest(ctx, { token, share, view }) : forNamed(ctx, { share, view })
}

async function requireNamed(ctx: Context, { documentId }: FoundShare): Promise<void> {
  if (ctx.actor.kind !== 'user') throw refuse('Unauthenticated')
  await requireDocument(ctx, documentId, 'read')
}

async function requirePassword(
  ctx: Context,
  { id, passwordHash }: FoundShare,
  { password, address }: Pick<Opening, 'password' | 'address'>,
): Promise<void> {
  if (password === undefined) throw refuse('PasswordRequired')
  const attempt = await beginAttempt(ctx, [
    { key: `link:${id}:${address}`, limit: guesses },
    { key: `link:${id}`, limit: guessesOfAll },
  ])
  if (attempt.wait !== undefined) throw tooOften(attempt.wait)
  if (!(await isPassword(passwordHash, password))) throw refuse('WrongPassword')
  await attempt.succeeded()
}

// What its own unit looks at, to see what a guest sees, is no opening.
async function countOpening(ctx: Context, { id, documentId, unitId, name }: FoundShare): Promise<void> {
  if (worksIn(ctx.actor, unitId)) return
  await transaction(ctx, async (ctx) => {
    await sql`update shares set open_count = open_count + 1, last_opened_at = ${ctx.clock.now().toISOString()}
      where id = ${id}`.execute(ctx.db)
    await ctx.publish(shareOpened({ documentId, unitId }, { name, shareId: id }))
  })
}

type Opened = { share: FoundShare; view: SharedView }

function forGuest({ secrets, clock }: Context, { token, share, view }: Opened & { token: string }): SharedDocument {
  const session = signVisit(secrets, { shareId: share.id, now: clock.now() })
  const key = `share=${token}&session=${session}`
  return present({ share, view }, session, (id, fileName) => ({
    content: `/api/FileManagerFile/ReadFile/Public/${id}?${key}`,
    download: `/files/${token}/${encodeURIComponent(fileName)}?session=${session}`,
    derived: (what) => `/api/FileManagerFile/${id}/${what}?${key}`,
  }))
}

function forNamed({ actor, secrets, clock }: Context, { share, view }: Opened): SharedDocument {
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  const { sessionId } = actor
  return present({ share, view }, '', (id) => {
    const ticket = `ticket=${signTicket(secrets, { fileId: id, sessionId, now: clock.now() })}`
    return {
      content: `/api/FileManagerFile/ReadFile/${id}?${ticket}`,
      download: `/api/FileManagerFile/ReadFile/${id}?disposition=attachment&${ticket}`,
      derived: (what) => `/api/FileManagerFile/${id}/${what}?${ticket}`,
    }
  })
}

type Addresses = { content: string; download: string; derived(what: 'Preview' | 'Searchable' | 'Thumbnail'): string }

function present(
  { share, view: { files, ...view } }: Opened,
  session: string,
  addressesOf: (fileId: number, fileName: string) => Addresses,
): SharedDocument {
  const addressed = files.map(({ hasThumbnail, previewKind, isSearchable, ...file }) => {
    const addresses = addressesOf(file.id, file.fileName)
    return {
      ...file,
      contentUrl: addresses.content,
      downloadUrl: addresses.download,
      previewUrl: previewKind ? addresses.derived('Preview') : null,
      previewKind,
      searchableUrl: isSearchable ? addresses.derived('Searchable') : null,
      thumbnailUrl: hasThumbnail ? addresses.derived('Thumbnail') : null,
    }
  })
  const { isForAnyone, expiresAt, maxDownloads, downloadCount, createdAt } = share
  return {
    ...view,
    publishedAt: createdAt,
    thumbnailUrl: addressed.find((file) => file.thumbnailUrl)?.thumbnailUrl ?? null,
    files: addressed,
    session,
    isForAnyone,
    expiresAt,
    downloadsLeft: maxDownloads === null ? null : maxDownloads - downloadCount,
  }
}
