import type { Context } from '../../../platform/context.ts'
import { askedOf, type Sendable, sendBytes } from '../../../platform/http/send-bytes.ts'
import type { Exchange } from '../../../platform/http/serve.ts'
import { nameOfNoProgram, servedAs } from '../../../platform/media-type/index.ts'
import { refuse } from '../../../platform/refusal.ts'
import { countDownload } from '../../sharing/index.ts'
import { orMissing } from '../missing-bytes.ts'
import type { OpenedFile } from '../open-file.ts'
import { isWatched, sendAnnounced } from '../send-file.ts'
import type { StoredFile } from '../stored-file.ts'
import { findAttachmentWay, type StoredAttachment } from './attachments.store.ts'
import { partOf, takeOut } from './taking-out.ts'

/**
 * An attachment whose bytes are there.
 *
 * @throws Refusal NotFound; TypeRefused for what a desktop would run; as `takeOut`
 */
export async function requireTakenOut(ctx: Context, file: StoredFile, way: string): Promise<StoredAttachment> {
  const found = await findAttachmentWay(ctx.db, file.sha256, way)
  const attachment = found.at(-1)
  if (!attachment) throw refuse('NotFound')
  if (found.some(({ isExecutable }) => isExecutable)) throw refuse('TypeRefused')
  await takeOut(ctx, file, found)
  return attachment
}

/** Sends an attachment: it is a download of the file that carries it, written down and counted as one. */
export async function sendAttachment(carrier: OpenedFile, way: string, exchange: Exchange) {
  const { ctx, file } = carrier
  const attachment = await requireTakenOut(ctx, file, way)
  const what = sendableOf(carrier, attachment)
  if (carrier.by === 'guest') {
    const asked = askedOf(exchange.request, what)
    if (exchange.request.method !== 'HEAD' && !asked.isUnchanged) await countDownload(ctx, carrier.guest, file)
    return sendBytes(exchange, what, asked)
  }
  const whose =
    carrier.by === 'public'
      ? { unitId: carrier.file.unitId, isClassified: false }
      : { unitId: carrier.document.unitId, isClassified: isWatched(carrier.document) }
  const reading = { file, ...whose, how: 'download' as const, attachment: { way, name: attachment.name } }
  return sendAnnounced(ctx, { what, reading }, exchange)
}

function sendableOf({ ctx, by, file }: OpenedFile, attachment: StoredAttachment): Sendable {
  const part = partOf(attachment)
  return {
    size: attachment.size,
    tag: attachment.sha256,
    contentType: servedAs(attachment.mediaType),
    fileName: nameOfNoProgram(attachment.name, attachment),
    disposition: 'attachment',
    isPublic: by === 'public',
    open: (range) =>
      orMissing(ctx, { sha256: file.sha256, part }, () => ctx.storage.openDerivative(file.sha256, part, range)),
  }
}
