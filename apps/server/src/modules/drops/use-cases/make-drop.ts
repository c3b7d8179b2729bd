import { type BodyOf, type createDrop, type Drop, dropBounds } from '@sinupan/contract'
import { sql } from 'kysely'
import { publicUrl } from '../../../config.ts'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { withFolders } from '../../folders/index.ts'
import { hashPassword } from '../../people/index.ts'
import { makeToken } from '../../sharing/index.ts'
import { dropMade } from '../drops.facts.ts'
import { listDrops } from '../drops.queries.ts'
import { insertDrop } from '../drops.store.ts'

type Wish = BodyOf<typeof createDrop>
const dayMs = 86_400_000

/**
 * Asks people without an account for files, into a folder of the maker's unit. The answer tells the link, this once.
 *
 * @throws Refusal NotFound, InTrash; Forbidden where the institution has no such requests; ValidationFailed
 */
export async function makeDrop(ctx: Context, wish: Wish): Promise<Drop> {
  const { fileFolderId, title, message, maxFiles, maxBytes = null, types, password } = wish
  if (!ctx.config.DROPS) throw refuse('Forbidden')
  const expiresAt = expiryOf(ctx, wish)
  if (maxBytes !== null && maxBytes > ctx.config.UPLOAD_LIMIT)
    throw refuseField('maxBytes', 'That is more than any file may have here.')
  // Hashing takes its time, and nothing is locked meanwhile.
  const passwordHash = password ? await hashPassword(password) : null
  const { token, tokenHash } = makeToken()
  return withFolders(ctx, [fileFolderId], 'fill', async (ctx, [folder]) => {
    const createdBy = userIdOf(ctx.actor)
    if (!createdBy || !folder) throw refuse('NotFound')
    const id = await insertDrop(ctx.db, folder, {
      tokenHash,
      title,
      message: message ?? null,
      expiresAt,
      maxFiles,
      maxBytes,
      types: types && types.length > 0 ? [...new Set(types)] : null,
      passwordHash,
      createdBy,
      createdAt: ctx.clock.now().toISOString(),
    })
    const told = { dropId: id, title, expiresAt, maxFiles, hasPassword: passwordHash !== null }
    await ctx.publish(dropMade({ folderId: folder.id, unitId: folder.unitId }, told))
    const { items } = await listDrops(ctx, { where: sql`r.id = ${id}`, page: 0, pageSize: 1 })
    const [made] = items
    if (!made) throw refuse('NotFound')
    return { ...made, url: `${publicUrl(ctx.config)}/drop/${token}` }
  })
}

function expiryOf({ clock }: Context, { expiresAt }: Wish): string {
  const now = clock.now().getTime()
  const at = new Date(expiresAt).getTime()
  if (at <= now) throw refuseField('expiresAt', 'Choose a time in the future.')
  // Who chooses the last day means all of it.
  if (at > now + (dropBounds.mostDays + 1) * dayMs)
    throw refuseField('expiresAt', `Files are asked for during ${dropBounds.mostDays} days at most.`)
  return new Date(at).toISOString()
}
