import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Drawer, type DrawnByProgram, drawByProgram, programHere } from '../../../platform/derivatives/index.ts'
import { derivatives } from '../derived.ts'
import { asMissing, orMissing } from '../missing-bytes.ts'

/**
 * Lets a program of the machine draw stored bytes, and keeps its pages and picture in place of ours. Where it can't, ours stay.
 * What waits for a program that is not here waits on.
 */
export async function drawBlob(ctx: Context, sha256: string): Promise<void> {
  const blob = await findWaiting(ctx, sha256)
  const program = blob && ctx.config.PROGRAMS ? await programHere(blob.drawnBy) : undefined
  if (!blob || !program) return
  const { mediaType } = blob
  const tell = (failure: string) =>
    ctx.log.warn({ sha256, program: program.name, failure }, 'a program gave no drawing of a file; ours stays')
  const outputDir = await ctx.storage.scratch()
  try {
    const path = ctx.storage.pathOf(sha256)
    const drawn = await orMissing(ctx, { sha256 }, () =>
      drawByProgram({ program, path, mediaType, outputDir, tell }).catch(asMissing),
    )
    if (drawn) {
      await ctx.storage.keepDerivative(sha256, derivatives.thumbnail, drawn.thumbnail)
      if (drawn.preview) await ctx.storage.keepDerivative(sha256, derivatives.preview.pdf, drawn.preview)
    }
    await noteDrawn(ctx, sha256, drawn)
  } finally {
    await rm(outputDir, { recursive: true, force: true })
  }
}

async function findWaiting({ db }: Context, sha256: string) {
  const { rows } = await sql<{ mediaType: string; drawnBy: Drawer }>`
    select media_type, drawn_by from blobs where sha256 = ${sha256} and drawn_state = 'waiting'`.execute(db)
  return rows[0]
}

// Drawn anew, it has another tag, so that no browser keeps the old picture.
async function noteDrawn({ db, clock }: Context, sha256: string, drawn: DrawnByProgram | undefined): Promise<void> {
  const state = drawn ? 'done' : 'failed'
  await sql`update blobs set drawn_state = ${state}, has_thumbnail = has_thumbnail or ${drawn !== undefined},
      preview_kind = case when ${drawn?.preview !== undefined && drawn.preview !== null} then 'pdf' else preview_kind end,
      derived_at = case when ${drawn !== undefined} then ${clock.now().toISOString()}::timestamptz else derived_at end
    where sha256 = ${sha256} and drawn_state = 'waiting' and derived_at is not null`.execute(db)
}
