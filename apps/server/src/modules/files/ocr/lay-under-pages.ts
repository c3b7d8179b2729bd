import { rm } from 'node:fs/promises'
import type { Context } from '../../../platform/context.ts'
import { makeSearchable } from '../../../platform/derivatives/index.ts'
import { derivatives } from '../derived.ts'
import { asMissing, orMissing } from '../missing-bytes.ts'
import { findRead, noteSearchable } from './ocr.store.ts'

/** Keeps a PDF of some contents with the words that were read under their places. Where none can be made, the file is all there is. */
export async function layUnderPages(ctx: Context, sha256: string): Promise<void> {
  const read = await findRead(ctx.db, sha256)
  if (!read) return
  const outputDir = await ctx.storage.scratch()
  try {
    const { pages, mediaType, extension, languages } = read
    const input = { path: ctx.storage.pathOf(sha256), mediaType, extension, outputDir }
    const made = await orMissing(ctx, { sha256 }, () => makeSearchable(input, pages).catch(asMissing))
    if (!made) return
    await ctx.storage.keepDerivative(sha256, derivatives.searchable, made)
    await noteSearchable(ctx.db, sha256, { languages, now: ctx.clock.now().toISOString() })
  } finally {
    await rm(outputDir, { recursive: true, force: true })
  }
}
