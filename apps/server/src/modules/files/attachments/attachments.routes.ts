import * as contract from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { wholeList } from '../../../platform/database/page.ts'
import { type App, serve } from '../../../platform/http/serve.ts'
import { signTicket } from '../../../platform/media-ticket.ts'
import { type Key, type OpenedFile, openFile, requireOpen } from '../open-file.ts'
import { listStoredAttachments, type StoredAttachment } from './attachments.store.ts'
import { keepAttachment } from './keep-attachment.ts'
import { sendAttachment } from './send-attachment.ts'

/** What files carry: told, given out, kept as documents. */
export function attachmentsRoutes(app: App): void {
  serve(app, contract.listAttachments, async (ctx, { params: { id }, query }) => {
    const carrier = await openFile(ctx, id, query)
    requireOpen(carrier)
    const { sha256, derivedAt } = carrier.file
    const address = addressing(carrier, query)
    const items = (await listStoredAttachments(ctx.db, sha256)).map((one) => present(one, address))
    return { ...wholeList(items, query), isPending: derivedAt === null }
  })
  serve(app, contract.readAttachment, async (ctx, { params: { id, way }, query }, exchange) =>
    sendAttachment(await openFile(ctx, id, query), way, exchange),
  )
  serve(app, contract.keepAttachment, (ctx, { params: { id, way }, body }) =>
    keepAttachment(ctx, { fileId: id, way, ...body }),
  )
}

const present = (
  { name, extension, mediaType, size, sha256, way, isExecutable }: StoredAttachment,
  address: (way: string) => string,
): contract.Attachment => ({
  way,
  fileName: name,
  fileType: extension,
  mediaType,
  size,
  sha256,
  isRefused: isExecutable,
  contentUrl: isExecutable ? null : address(way),
})

/** The addresses by which this caller may fetch attachments. */
function addressing({ by, ctx, file }: OpenedFile, key: Key): (way: string) => string {
  const query = by === 'reader' ? ticketOf(ctx, file.id) : by === 'guest' ? keyOf(key) : ''
  return (way) => `/api/FileManagerFile/${file.id}/Attachment/${way}${query}`
}

function ticketOf({ actor, secrets, clock }: Context, fileId: number): string {
  if (actor.kind !== 'user') return ''
  return `?ticket=${signTicket(secrets, { fileId, sessionId: actor.sessionId, now: clock.now() })}`
}

const keyOf = ({ share = '', session }: Key): string =>
  `?${new URLSearchParams({ share, ...(session !== undefined && { session }) })}`
