import { avatarLimit, type User } from '@sinupan/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { requireSeldom } from '../../../platform/throttle.ts'
import { getSelf, requireSelf } from '../own-account.ts'
import { pictureChanged } from '../people.facts.ts'
import { dropAvatar, putAvatar } from './avatars.store.ts'
import { drawAvatar } from './draw-avatar.ts'

const perAccount = { count: 20, windowSeconds: 3_600 }

/**
 * Sets one's own picture from a form's one file.
 *
 * @throws Refusal TooLarge, TypeRefused, ContentRefused, TooManyRequests; ValidationFailed without a file
 */
export async function setAvatar(ctx: Context, request: FastifyRequest): Promise<User> {
  const { userId } = requireSelf(ctx)
  await requireSeldom(ctx, `picture:${userId}`, perAccount)
  const image = await drawAvatar(ctx, await readPicture(request))
  await transaction(ctx, async (ctx) => {
    await putAvatar(ctx.db, userId, image)
    await ctx.publish(pictureChanged({}, { userId, isRemoved: false }))
  })
  return getSelf(ctx)
}

export async function removeAvatar(ctx: Context): Promise<User> {
  const { userId } = requireSelf(ctx)
  await transaction(ctx, async (ctx) => {
    const isRemoved = await dropAvatar(ctx.db, userId)
    if (isRemoved) await ctx.publish(pictureChanged({}, { userId, isRemoved }))
  })
  return getSelf(ctx)
}

async function readPicture(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw refuse('ValidationFailed', { errors: { '': ['Send multipart/form-data.'] } })
  const part = await request.file({ limits: { fileSize: avatarLimit, files: 1, parts: 10 } })
  if (part?.fieldname !== 'file') throw refuseField('file', 'Choose a picture.')
  return part.toBuffer()
}
