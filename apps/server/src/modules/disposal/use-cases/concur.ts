import type { Disposal } from '@sinupan/contract'
import { sql } from 'kysely'
import { isCru, userIdOf, worksIn } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { onUnique } from '../../../platform/database/constraints.ts'
import { isAmong } from '../../../platform/database/is-among.ts'
import { refuse } from '../../../platform/refusal.ts'
import { disposalConcurred } from '../disposal.facts.ts'
import { viewDisposal } from '../disposal.queries.ts'
import { touchDisposal } from '../disposal.store.ts'
import { type Answered, updateConcurrence } from '../items.store.ts'
import { stateChanged, withDisposal } from '../with-disposal.ts'

interface Said {
  fileManagerId: number
  agrees: boolean
  reason?: string | undefined
}

/**
 * A custodian unit agrees or objects, item by item; until the batch is authorised it may change its mind. Of two answers
 * for one document the last counts.
 *
 * @throws Refusal NotFound; NotYourDeliveryUnit for items of a unit that is not the actor's; InDisposal for what it
 *   objected to and another batch has taken up since; StateChanged for what was answered since `version`
 */
export const concur = (
  ctx: Context,
  id: number,
  { items, version }: { items: readonly Said[]; version?: number | undefined },
): Promise<Disposal> =>
  withDisposal(ctx, { id, action: 'concur' }, async (ctx, disposal) => {
    const by = userIdOf(ctx.actor)
    if (by === null) throw refuse('Forbidden')
    const answers = [...new Map(items.map((one) => [one.fileManagerId, asAnswer(one)])).values()]
    const own = await requireOwn(
      ctx,
      id,
      answers.map((one) => one.documentId),
    )
    if (own.some(({ answeredVersion }) => (answeredVersion ?? 0) > (version ?? Infinity)))
      throw await stateChanged(ctx, id)
    const units = new Map(own.map(({ documentId, unitId }) => [documentId, unitId]))
    await updateConcurrence(ctx, disposal, { answers, by, now: ctx.clock.now().toISOString() }).catch(
      onUnique('disposal_items_one_open', 'InDisposal'),
    )
    await touchDisposal(ctx, disposal)
    const told = { disposalId: id, title: disposal.title }
    await ctx.publish(
      [...new Set(units.values())].map((unitId) => {
        const ofUnit = answers.filter(({ documentId }) => units.get(documentId) === unitId)
        return disposalConcurred({ unitId }, { ...told, ...asTold(ofUnit) })
      }),
    )
    return viewDisposal(ctx, id)
  })

const asAnswer = ({ fileManagerId, agrees, reason }: Said): Answered => ({
  documentId: fileManagerId,
  agrees,
  reason: reason || null,
})

const asTold = (answers: readonly Answered[]) => ({
  agreed: answers.filter((one) => one.agrees).map((one) => one.documentId),
  objected: answers
    .filter((one) => !one.agrees)
    .map(({ documentId, reason }) => ({ documentId, reason: reason ?? '' })),
})

interface Asked {
  documentId: number
  unitId: number
  /** The version of the batch that its last answer made. */
  answeredVersion: number | null
}

/** The items, all of them the actor's. */
async function requireOwn(ctx: Context, id: number, documentIds: readonly number[]): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    select document_id, unit_id, answered_version from disposal_items
    where disposal_id = ${id} and state in ('listed', 'objected') and ${isAmong('documentId', documentIds)}`.execute(
    ctx.db,
  )
  const isForeign = rows.some(({ unitId }) => !worksIn(ctx.actor, unitId))
  if (rows.length < documentIds.length || (isForeign && !isCru(ctx.actor))) throw refuse('NotFound')
  if (isForeign) throw refuse('NotYourDeliveryUnit')
  return rows
}
