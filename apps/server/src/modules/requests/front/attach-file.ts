import { randomUUID } from 'node:crypto'
import { type RequestFile, requestBounds } from '@sinupan/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { nameByContent } from '../../../platform/media-type/index.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { requireSeldom } from '../../../platform/throttle.ts'
import { holdBytes, takeForm } from '../../files/index.ts'

const filesAnHour = { count: 60, windowSeconds: 3_600 }
const types: ReadonlyMap<string, string> = new Map([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
])

/**
 * Takes a file in that waits, for a day, to be named in a form or a message. What it is, its content says.
 *
 * @throws Refusal TooLarge, TypeRefused, TooManyRequests, StorageFailed, UploadBroken; ValidationFailed without a file
 */
export async function attachFile(ctx: Context, request: FastifyRequest, address: string): Promise<RequestFile> {
  const { files } = await takeForm(ctx, request, {
    open: () => requireSeldom(ctx, `request-file:${address}`, filesAnHour),
    limitOf: () => requestBounds.attachmentBytes,
    mostFiles: 1,
  })
  const [file] = files
  if (!file) throw refuseField('file', 'Choose a file.')
  if ('refusal' in file) throw file.refusal
  return keepFile(ctx, file.arrived)
}

type Arrived = Parameters<typeof holdBytes>[1]

/** Keeps received bytes until they are named; the bytes are dropped where they are refused. @throws Refusal TypeRefused */
export async function keepFile(ctx: Context, arrived: Arrived): Promise<RequestFile> {
  try {
    const { sha256, size, mediaType } = arrived
    const extension = types.get(mediaType)
    if (!extension) throw refuse('TypeRefused', {}, 'Only PDF, JPG and PNG files are taken here.')
    // A desktop goes by the name: what is a page or a picture is called so.
    const fileName = nameByContent(arrived.fileName, { mediaType, extension })
    const id = randomUUID()
    await transaction(ctx, async (ctx) => {
      await holdBytes(ctx, arrived)
      await ctx.db
        .insertInto('documentRequestFiles')
        .values({ id, sha256, fileName, mediaType, size, createdAt: ctx.clock.now().toISOString() })
        .execute()
    })
    return { id, fileName, mediaType, size }
  } catch (error) {
    await ctx.storage.discard(arrived)
    throw error
  }
}
