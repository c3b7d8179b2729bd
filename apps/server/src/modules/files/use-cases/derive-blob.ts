import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type Derived, derive } from '../../../platform/derivatives/index.ts'
import { replaceAttachments } from '../attachments/attachments.store.ts'
import { derivatives, derivedQueue } from '../derived.ts'
import { drawerHere, orderDrawing } from '../drawing/order-drawing.ts'
import { asMissing, orMissing } from '../missing-bytes.ts'
import { orderOcr } from '../ocr/order-ocr.ts'
import { typeAnew } from './type-anew.ts'

/**
 * Reads the text of stored bytes, draws their thumbnail and preview, and hands on that they are there. What was read is not read
 * again. A hostile file fails alone: its `failure_code` says so.
 */
export async function deriveBlob(ctx: Context, sha256: string): Promise<void> {
  const waiting = await findWaiting(ctx.db, sha256)
  if (!waiting) return
  const blob = { ...waiting, mediaType: await typeAnew(ctx, sha256, waiting.mediaType) }
  const { chosenEncoding, ...kind } = blob
  const outputDir = await ctx.storage.scratch()
  try {
    const derived = await orMissing(ctx, { sha256 }, () =>
      derive({
        path: ctx.storage.pathOf(sha256),
        ...kind,
        encoding: chosenEncoding ?? undefined,
        outputDir,
        scratch: ctx.storage.scratch,
      }).catch(asMissing),
    )
    const { thumbnail, preview } = derived
    if (thumbnail) await ctx.storage.keepDerivative(sha256, derivatives.thumbnail, thumbnail)
    if (preview) await ctx.storage.keepDerivative(sha256, derivatives.preview[preview.kind], preview.path)
    const drawer = await drawerHere(ctx, blob.mediaType)
    await transaction(ctx, async (ctx) => {
      // Somebody has chosen another encoding meanwhile, and ordered that it be read again.
      if ((await holdChosenEncoding(ctx.db, sha256)) !== chosenEncoding) return
      await storeDerived(ctx, sha256, derived)
      if (ctx.config.OCR) await orderOcr(ctx, [sha256])
      if (drawer) await orderDrawing(ctx, sha256, drawer)
      await ctx.jobs.send(ctx.db, derivedQueue, { sha256 })
    })
  } finally {
    await rm(outputDir, { recursive: true, force: true })
  }
}

type Waiting = { mediaType: string; extension: string; chosenEncoding: string | null }

async function findWaiting(db: Database, sha256: string): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select b.media_type, b.chosen_encoding, coalesce((select f.extension from files f where f.sha256 = b.sha256 order by f.id limit 1), '') as extension
    from blobs b where b.sha256 = ${sha256} and b.derived_at is null`.execute(db)
  return rows[0]
}

async function holdChosenEncoding(db: Database, sha256: string): Promise<string | null> {
  const { rows } = await sql<{ chosenEncoding: string | null }>`
    select chosen_encoding from blobs where sha256 = ${sha256} for no key update`.execute(db)
  return rows[0]?.chosenEncoding ?? null
}

async function storeDerived(ctx: Context, sha256: string, derived: Derived): Promise<void> {
  const { text, textState, pageCount, thumbnail, preview, encoding, failure } = derived
  // PostgreSQL's text holds no NUL.
  const [pages, names] = [text?.pages ?? [], text?.names ?? []].map((all) =>
    all.map((one) => one?.replaceAll('\u0000', '') ?? null),
  )
  await sql`delete from blob_pages where sha256 = ${sha256}`.execute(ctx.db)
  await sql`delete from blob_ocr_pages where sha256 = ${sha256}`.execute(ctx.db)
  await sql`insert into blob_pages (sha256, page_no, body, name)
    select ${sha256}, page_no, body, name from unnest(${pages}::text[], ${names}::text[]) with ordinality as page (body, name, page_no)
    where body <> ''`.execute(ctx.db)
  await replaceAttachments(ctx.db, sha256, derived.attachments)
  await ctx.db
    .updateTable('blobs')
    .set({
      textState,
      pageCount,
      hasThumbnail: thumbnail !== null,
      previewKind: preview?.kind ?? null,
      failureCode: failure?.code ?? null,
      drawnState: null,
      drawnBy: null,
      textEncoding: encoding?.name ?? null,
      isEncodingGuessed: encoding?.isGuessed ?? false,
      derivedAt: ctx.clock.now().toISOString(),
    })
    .where('sha256', '=', sha256)
    .execute()
}
