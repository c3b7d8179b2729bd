import { open } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { detectMediaType } from '../../../platform/media-type/index.ts'
import { asMissing, orMissing } from '../missing-bytes.ts'

const unknown = 'application/octet-stream'
/** What says no more than how it is packed, or was taken for another kind before. */
const vague = /^application\/(?:octet-stream|x-cfb|zip|gzip|xml|vnd\.apple\.numbers|vnd\.wordperfect)$|^image\/x-icon$/

/** How a mailbox in one file begins, which was a text like any other before it was known. */
const MAILBOX_START = 'From '

/**
 * What stored bytes are, told again where little was known as they came in: later versions know more types. What a desktop would run stays
 * what it was, since it would not have been taken.
 */
export async function typeAnew(ctx: Context, sha256: string, mediaType: string): Promise<string> {
  if (!vague.test(mediaType) && !(mediaType === 'text/plain' && (await mayBeMailbox(ctx, sha256)))) return mediaType
  const { rows } = await sql<{ name: string }>`
    select name from files where sha256 = ${sha256} order by id limit 1`.execute(ctx.db)
  const told = await orMissing(ctx, { sha256 }, () =>
    detectMediaType(ctx.storage.pathOf(sha256), rows[0]?.name ?? '').catch(asMissing),
  )
  if (told.mediaType === unknown || told.mediaType === mediaType || told.isExecutable) return mediaType
  await sql`update blobs set media_type = ${told.mediaType} where sha256 = ${sha256}`.execute(ctx.db)
  await sql`update files set media_type = ${told.mediaType} where sha256 = ${sha256}`.execute(ctx.db)
  return told.mediaType
}

async function mayBeMailbox(ctx: Context, sha256: string): Promise<boolean> {
  return await orMissing(ctx, { sha256 }, async () => {
    const file = await open(ctx.storage.pathOf(sha256)).catch(asMissing)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(MAILBOX_START.length), 0)
      return buffer.toString('latin1', 0, bytesRead) === MAILBOX_START
    } finally {
      await file.close()
    }
  })
}
