import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'
import { requireGuest, requireLive } from '../sharing/index.ts'
import { bearerOrTicket } from './bearer-or-ticket.ts'
import { type Readable, requireReadable } from './require-readable.ts'
import { requireCurrent } from './send-guest.ts'
import { findPublicFile, type PublicFile, type StoredFile } from './stored-file.ts'

/** What somebody may come by, beside the bearer. */
export interface Key {
  ticket?: string | undefined
  /** The token of a link, and the session of a visit to it. */
  share?: string | undefined
  session?: string | undefined
}

/** A file that is open to who asks: to a guest of a link, by anybody, or by who is signed in. */
export type OpenedFile =
  | { by: 'guest'; ctx: Context; file: StoredFile; guest: Awaited<ReturnType<typeof requireGuest>> }
  | { by: 'public'; ctx: Context; file: PublicFile }
  | ({ by: 'reader'; ctx: Context } & Readable)

/**
 * Whoever may download a file may read what is attached to it.
 *
 * @throws Refusal NotFound, PasswordRequired, or what has become of the link; Classified, Forbidden
 */
export async function openFile(ctx: Context, id: number, { ticket, share, session }: Key): Promise<OpenedFile> {
  if (share !== undefined) {
    const guest = await requireGuest(ctx, { share, session })
    return { by: 'guest', ctx, guest, file: await requireCurrent(ctx.db, guest.share.documentId, sql`f.id = ${id}`) }
  }
  const reader = await bearerOrTicket(ctx, id, ticket)
  if (reader.actor.kind !== 'anonymous') return { by: 'reader', ctx: reader, ...(await requireReadable(reader, id)) }
  const file = await findPublicFile(ctx.db, sql`f.id = ${id}`)
  if (!file) throw refuse('NotFound')
  return { by: 'public', ctx, file }
}

/** To look is no download, but the link has to be open. @throws Refusal of a link that is not */
export function requireOpen(carrier: OpenedFile): void {
  if (carrier.by === 'guest') requireLive(carrier.guest.share)
}
