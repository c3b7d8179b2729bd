import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Disposition } from '../../platform/http/content-disposition.ts'
import { askedOf, sendBytes } from '../../platform/http/send-bytes.ts'
import type { Exchange } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { countDownload, requireGuest, requireLive } from '../sharing/index.ts'
import { contentOf, type How } from './sendable.ts'
import { type StoredFile, storedColumns } from './stored-file.ts'

interface Fetching {
  exchange: Exchange
  /** The token of a link, and the session of a visit to it. */
  share: string
  session?: string | undefined
  /** Alias: `f` files. */
  where: RawBuilder<unknown>
}

/**
 * Sends a guest of a link a file of its document, as it is now, or what `make` makes of it. What goes out as a download is counted; looking is not.
 *
 * @throws Refusal NotFound, PasswordRequired, or what has become of the link
 */
export async function sendToGuest(
  ctx: Context,
  {
    exchange,
    where,
    disposition,
    make = async (...given) => contentOf(...given),
    ...key
  }: Fetching & { disposition?: Disposition | undefined; make?: Make },
) {
  const guest = await requireGuest(ctx, key)
  const file = await requireCurrent(ctx.db, guest.share.documentId, where)
  const what = await make(ctx, file, { disposition })
  const asked = askedOf(exchange.request, what)
  // What a browser does not show itself is sent as an attachment too, for the page to draw: that is looking.
  const isTaken = disposition === 'attachment' && exchange.request.method !== 'HEAD' && !asked.isUnchanged
  if (isTaken) await countDownload(ctx, guest, file)
  else requireLive(guest.share)
  return sendBytes(exchange, what, asked)
}

type Make = (ctx: Context, file: StoredFile, how: How) => ReturnType<typeof import('./sendable.ts').thumbnailOf>

/** Sends a guest of a link a thumbnail or a preview. @throws Refusal as `sendToGuest` */
export async function sendDerivativeToGuest(
  ctx: Context,
  { exchange, where, make, ...key }: Fetching & { make: Make },
) {
  const { share } = await requireGuest(ctx, key)
  requireLive(share)
  return sendBytes(exchange, await make(ctx, await requireCurrent(ctx.db, share.documentId, where), {}))
}

/** @throws Refusal NotFound */
export async function requireCurrent(
  db: Database,
  documentId: number,
  where: RawBuilder<unknown>,
): Promise<StoredFile> {
  const { rows } = await sql<StoredFile>`
    select ${storedColumns} from files f join blobs b on b.sha256 = f.sha256
    where f.document_id = ${documentId} and f.is_current and ${where} order by f.lineage_id limit 1`.execute(db)
  const [file] = rows
  if (!file) throw refuse('NotFound')
  return file
}
