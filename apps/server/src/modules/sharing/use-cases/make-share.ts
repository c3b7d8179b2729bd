import type { BodyOf, createLink, ShareLink } from '@sinupan/contract'
import { sql } from 'kysely'
import { publicUrl } from '../../../config.ts'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { withDocument } from '../../documents/index.ts'
import { hashPassword } from '../../people/index.ts'
import { shareEnd } from '../share-end.ts'
import { shareMade } from '../shares.facts.ts'
import { findShare } from '../shares.queries.ts'
import { insertShare } from '../shares.store.ts'
import { makeToken } from '../tokens.ts'

type Wish = BodyOf<typeof createLink>

/**
 * Shares a document: with people and units by name, who find it among what is shared with them, or with anyone who has the
 * link. The answer tells the link, this once.
 *
 * @throws Refusal Forbidden, InTrash, Classified; ValidationFailed for what the institution does not let a link be, and for
 *   people and units that are not there
 */
export async function makeShare(ctx: Context, wish: Wish): Promise<ShareLink> {
  const { fileManagerId, password, maxDownloads = null } = wish
  const [userIds, unitIds] = [[...new Set(wish.userIds)], [...new Set(wish.deliveryUnitIds)]]
  const isForAnyone = userIds.length + unitIds.length === 0
  requireAllowed(ctx, wish, isForAnyone)
  const expiresAt = shareEnd(ctx, wish.expiresAt)
  // Hashing takes its time, and nothing is locked meanwhile.
  const passwordHash = password ? await hashPassword(password) : null
  const { token, tokenHash } = makeToken()
  return withDocument(ctx, fileManagerId, 'share', async (ctx, document) => {
    const createdBy = userIdOf(ctx.actor)
    if (!createdBy) throw refuse('Forbidden')
    await requirePeople(ctx, userIds)
    await requireUnits(ctx, unitIds)
    const createdAt = ctx.clock.now().toISOString()
    const share = { createdAt, tokenHash, passwordHash, expiresAt, maxDownloads, userIds, unitIds, createdBy }
    const id = await insertShare(ctx.db, document, share)
    const { name, unitId } = document
    await ctx.publish(
      shareMade(
        { documentId: document.id, unitId },
        {
          name,
          shareId: id,
          isForAnyone,
          userIds,
          unitIds,
          expiresAt,
          hasPassword: passwordHash !== null,
          maxDownloads,
        },
      ),
    )
    return { ...(await findShare(ctx, id)), url: `${publicUrl(ctx.config)}/files/${token}` }
  })
}

function requireAllowed({ config }: Context, { password, maxDownloads }: Wish, isForAnyone: boolean): void {
  if (!isForAnyone) {
    // Who is named reads it signed in, by whatever way they come: a password or a count would keep nobody out.
    if (password) throw refuseField('password', 'A password is for links to anyone: people who are named sign in.')
    if (maxDownloads) throw refuseField('maxDownloads', 'A limit of downloads is for links to anyone.')
    return
  }
  if (!config.LINKS_FOR_ANYONE)
    throw refuseField('userIds', 'Name people or units: links for anyone are turned off here.')
  if (config.LINK_PASSWORD_REQUIRED && !password)
    throw refuseField('password', 'Links for anyone need a password here.')
}

async function requirePeople({ db }: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ id: string }>`
    select id from users where id = any(${ids}::uuid[]) and accepted_at is not null and email_confirmed_at is not null
      and deactivated_at is null for key share`.execute(db)
  requireAll('userIds', 'There is no such active person.', { ids, known: rows.map((row) => row.id) })
}

async function requireUnits({ db }: Context, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{
    id: number
  }>`select id from units where id = any(${ids}::integer[]) for key share`.execute(db)
  requireAll('deliveryUnitIds', 'There is no such unit.', { ids, known: rows.map((row) => row.id) })
}

function requireAll<Id>(field: string, message: string, { ids, known }: { ids: readonly Id[]; known: readonly Id[] }) {
  const found = new Set(known)
  const missing = ids.findIndex((id) => !found.has(id))
  if (missing >= 0) throw refuseField(`${field}[${missing}]`, message)
}
