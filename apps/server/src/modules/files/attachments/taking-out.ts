import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Context } from '../../../platform/context.ts'
import { takeAttachment } from '../../../platform/derivatives/index.ts'
import { refuse } from '../../../platform/refusal.ts'
import { asMissing, orMissing } from '../missing-bytes.ts'
import type { StoredFile } from '../stored-file.ts'
import type { StoredAttachment } from './attachments.store.ts'
import { inTurn } from './in-turn.ts'

/** The name of an attachment's bytes beside those of its carrier. */
export const partOf = ({ way }: StoredAttachment): string => `attachment-${way}`

/**
 * Takes an attachment out of its carrier, once: then its bytes lie beside those of the carrier, as its thumbnail does, and go with
 * them.
 *
 * @param way what carries it, and itself last (`findAttachmentWay`)
 * @throws Refusal NotTakenOut where it can't be had, Unavailable where too many wait; StorageFailed, BytesMissing
 */
export async function takeOut(ctx: Context, file: StoredFile, way: readonly StoredAttachment[]): Promise<void> {
  const wanted = way.at(-1)
  if (!wanted) throw refuse('NotFound')
  if (await isThere(ctx, file, wanted)) return
  await inTurn(`${file.sha256} ${wanted.way}`, () => takeNow(ctx, file, { way, wanted }))
}

const isThere = ({ storage }: Context, { sha256 }: StoredFile, wanted: StoredAttachment): Promise<boolean> =>
  storage.holds(sha256, { part: partOf(wanted), size: wanted.size })

async function takeNow(
  ctx: Context,
  file: StoredFile,
  { way, wanted }: { way: readonly StoredAttachment[]; wanted: StoredAttachment },
): Promise<void> {
  const { storage } = ctx
  await storage.requireRoom()
  const outputDir = await storage.scratch()
  const { sha256, mediaType, extension } = file
  const carrier = { path: storage.pathOf(sha256), mediaType, extension, outputDir }
  try {
    const path = await orMissing(ctx, { sha256 }, () =>
      takeAttachment(
        carrier,
        way.map((one) => one.sha256),
      ).catch(asMissing),
    )
    if (path === undefined || !(await isIt(path, wanted))) throw refuse('NotTakenOut')
    await storage.keepDerivative(sha256, partOf(wanted), path)
  } finally {
    await rm(outputDir, { recursive: true, force: true })
  }
}

// What comes out of the confined process is believed where it is what was told of it before.
async function isIt(path: string, { size, sha256 }: StoredAttachment): Promise<boolean> {
  if ((await stat(path)).size !== size) return false
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex') === sha256
}
