import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Disposition } from '../../platform/http/content-disposition.ts'
import { limitedAddressOf } from '../../platform/http/origin.ts'
import { askedOf, type Sendable, sendBytes } from '../../platform/http/send-bytes.ts'
import type { Exchange } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { countsAsClassified, type SightFacts } from '../documents/index.ts'
import { announceReading, type Reading } from './announce-reading.ts'
import { type Readable, requireReadable } from './require-readable.ts'
import { contentOf, type How } from './sendable.ts'
import { findPublicFile, type PublicFile, type StoredFile } from './stored-file.ts'

type Sending = { exchange: Exchange; disposition?: Disposition | undefined }

/** Sends a file that the actor may read, or what `make` makes of it. */
export async function sendReadable(
  ctx: Context,
  { file, document }: Readable,
  { exchange, disposition, make = async (...given) => contentOf(...given) }: Sending & { make?: Make },
) {
  const reading = { file, unitId: document.unitId, isClassified: isWatched(document), how: howOf(disposition) }
  return sendAnnounced(ctx, { what: await make(ctx, file, { disposition }), reading }, exchange)
}

/** Sends a file as a download; whoever calls has judged that the actor may read it. */
export function sendOne(ctx: Context, reading: Reading & { how: 'download' }, exchange: Exchange) {
  const what = contentOf(ctx, reading.file, { disposition: 'attachment' })
  return sendAnnounced(ctx, { what, reading }, exchange)
}

/** Sends a file that everybody may read, or what `make` makes of it. @throws Refusal NotFound where there is none */
export async function sendPublic(
  ctx: Context,
  file: PublicFile | undefined,
  { exchange, disposition, make = async (...given) => contentOf(...given) }: Sending & { make?: Make },
) {
  if (!file) throw refuse('NotFound')
  const reading = { file, unitId: file.unitId, isClassified: false, how: howOf(disposition) }
  return sendAnnounced(ctx, { what: await make(ctx, file, { disposition, isPublic: true }), reading }, exchange)
}

type Make = (ctx: Context, file: StoredFile, how: How) => Promise<Sendable>

/** Sends a thumbnail or a preview: whoever may not read the contents gets none of them either. */
export async function sendDerivative(
  ctx: Context,
  fileId: number,
  { make, exchange, disposition }: Sending & { make: Make },
) {
  if (ctx.actor.kind === 'anonymous') {
    const file = await findPublicFile(ctx.db, sql`f.id = ${fileId}`)
    if (!file) throw refuse('NotFound')
    return sendBytes(exchange, await make(ctx, file, { disposition, isPublic: true }))
  }
  const { file, document } = await requireReadable(ctx, fileId)
  const reading = { file, unitId: document.unitId, isClassified: isWatched(document), how: 'inline' as const }
  return sendAnnounced(ctx, { what: await make(ctx, file, { disposition }), reading }, exchange)
}

/** What is classified, and what the central records unit looks into because it is to be destroyed. */
export const isWatched = (document: SightFacts): boolean => countsAsClassified(document) || document.isReviewed

const howOf = (disposition: Disposition | undefined): Reading['how'] =>
  disposition === 'attachment' ? 'download' : 'inline'

/** The fact is written before the first byte goes out; a reading that can't be written down does not happen. */
export async function sendAnnounced(
  ctx: Context,
  { what, reading }: { what: Sendable; reading: Reading },
  exchange: Exchange,
) {
  const asked = askedOf(exchange.request, what)
  const isRead = exchange.request.method !== 'HEAD'
  const address = limitedAddressOf(exchange.request)
  const announced = isRead ? announceReading(ctx, reading, { ...asked, address }) : undefined
  return sendBytes(exchange, what, { ...asked, first: announced })
}
