import type { Disposal } from '@sinupan/contract'
import { sql } from 'kysely'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { lockDocuments, requireDocument } from '../../documents/index.ts'
import { todayOf } from '../../holidays/index.ts'
import { listListed } from '../bin.store.ts'
import { disposalAuthorised } from '../disposal.facts.ts'
import { viewDisposal } from '../disposal.queries.ts'
import { markAuthorised } from '../disposal.store.ts'
import { recordItems } from '../items.store.ts'
import { findListHash } from '../list-hash.ts'
import { stateChanged, withDisposal } from '../with-disposal.ts'

interface Authorisation {
  authorityNumber: string
  authorityDate: string
  authorityFileId?: number | null | undefined
  listHash: string
  version?: number | undefined
}

/**
 * Enters by whose leave a list is destroyed, once every unit has agreed to all that is left on it.
 *
 * @throws Refusal NotConcurred, NothingListed; ValidationFailed for an authority of a day to come, or a scan of it that is on the list; StateChanged where the list is another than who authorises has seen
 */
export const authoriseDisposal = (ctx: Context, id: number, given: Authorisation): Promise<Disposal> =>
  withDisposal(ctx, { id, action: 'authorise', version: given.version }, async (ctx, disposal) => {
    const by = userIdOf(ctx.actor)
    if (by === null) throw refuse('Forbidden')
    if (given.authorityDate > todayOf(ctx)) throw refuseField('authorityDate', 'This day has not come yet.')
    const documentId = given.authorityFileId ?? null
    if (documentId !== null) await requireDocument(ctx, documentId, 'view')
    const count = await requireAgreed(ctx, id)
    const listed = await listListed(ctx, disposal)
    if (documentId !== null && listed.includes(documentId))
      throw refuseField('authorityFileId', 'This document is on the list. Choose the signed form.')
    await lockDocuments(ctx.db, { ids: listed })
    const listHash = await findListHash(ctx, disposal)
    if (listHash !== given.listHash) throw await stateChanged(ctx, id)
    await recordItems(ctx, disposal)
    const { authorityNumber, authorityDate } = given
    await markAuthorised(ctx, disposal, {
      listHash,
      number: authorityNumber,
      date: authorityDate,
      documentId,
      by,
    })
    const told = { disposalId: id, title: disposal.title, authorityNumber, authorityDate, listHash, count }
    await ctx.publish(disposalAuthorised({}, told))
    return viewDisposal(ctx, id)
  })

async function requireAgreed({ db }: Context, id: number): Promise<number> {
  const { rows } = await sql<{ count: number; waiting: number }>`
    select count(*)::int as count, count(*) filter (where agrees is not true)::int as waiting
    from disposal_items where disposal_id = ${id} and state = 'listed'`.execute(db)
  const { count = 0, waiting = 0 } = rows[0] ?? {}
  if (count === 0) throw refuse('NothingListed')
  if (waiting > 0) throw refuse('NotConcurred', { waiting })
  return count
}
