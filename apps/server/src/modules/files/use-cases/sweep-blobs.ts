import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

/** How long bytes that nobody needs are still kept, in milliseconds. */
export const grace = 24 * 3_600_000

export interface Swept {
  /** Rows that no version needed, with their bytes. */
  blobs: number
  /** Bytes without a row, left by an upload that died before its rows were committed. */
  strays: number
  /** Parts of resumable uploads that nobody went on with. */
  partials: number
}

/** Removes what no version of any document needs any more, after the grace period. */
export async function sweepBlobs(ctx: Context): Promise<Swept> {
  const before = new Date(ctx.clock.now().getTime() - grace)
  return {
    blobs: await sweepUnneeded(ctx, before),
    strays: await sweepStrays(ctx, before),
    partials: await sweepPartials(ctx, before),
  }
}

async function sweepUnneeded(ctx: Context, before: Date): Promise<number> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from blobs b where created_at < ${before.toISOString()} and not exists (select from files f where f.sha256 = b.sha256)
      and not exists (select from bytes_in_transfer t where t.sha256 = b.sha256)
      and not exists (select from document_request_files q where q.sha256 = b.sha256)
      and not exists (select from document_request_releases l where l.sha256 = b.sha256)`.execute(ctx.db)
  let swept = 0
  for (const { sha256 } of rows) if (await removeUnneeded(ctx, sha256)) swept++
  return swept
}

// The row's lock keeps an upload of the same bytes waiting until they are gone; it then puts its own in their place.
// A file that came in between holds the row by its foreign key, and the bytes stay.
const removeUnneeded = (ctx: Context, sha256: string): Promise<boolean> =>
  ctx.db
    .transaction()
    .execute(async (db) => {
      const { numDeletedRows } = await db
        .deleteFrom('blobs')
        .where('sha256', '=', sha256)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('files').select('id').where('files.sha256', '=', sha256))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('bytesInTransfer').select('sha256').where('bytesInTransfer.sha256', '=', sha256))),
        )
        .executeTakeFirst()
      if (numDeletedRows > 0n) await ctx.storage.remove(sha256)
      return numDeletedRows > 0n
    })
    .catch((error: { code?: string }) => {
      if (error.code === '23503') return false
      throw error
    })

async function sweepStrays(ctx: Context, before: Date): Promise<number> {
  let swept = 0
  let old: string[] = []
  const sweepOld = async () => {
    swept += await removeStrays(ctx, old)
    old = []
  }
  for await (const { sha256, keptAt } of ctx.storage.list()) {
    if (keptAt < before && /^[0-9a-f]{64}$/.test(sha256)) old.push(sha256)
    if (old.length === 1_000) await sweepOld()
  }
  await sweepOld()
  return swept
}

async function removeStrays(ctx: Context, sha256s: readonly string[]): Promise<number> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from unnest(${sha256s}::text[]) as kept (sha256) where not exists (select from blobs b where b.sha256 = kept.sha256)`.execute(
    ctx.db,
  )
  for (const { sha256 } of rows) await removeStray(ctx, sha256)
  return rows.length
}

// A row that is never committed keeps uploads of the same bytes waiting meanwhile.
const removeStray = (ctx: Context, sha256: string): Promise<void> =>
  ctx.db.transaction().execute(async (db) => {
    const row = { sha256, size: 0, mediaType: 'application/octet-stream' }
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('blobs')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return
    await ctx.storage.remove(sha256)
    await db.deleteFrom('blobs').where('sha256', '=', sha256).execute()
  })

async function sweepPartials({ db, storage }: Context, before: Date): Promise<number> {
  await db.deleteFrom('finishedUploads').where('finishedAt', '<', before.toISOString()).execute()
  let swept = 0
  for (const name of await readdir(storage.partials)) {
    const path = join(storage.partials, name)
    const found = await stat(path).catch(() => undefined)
    if (!found || found.mtime >= before) continue
    await rm(path, { force: true })
    if (!/\.(json|whole)$/.test(name)) swept++
  }
  return swept
}
