import type { BodyOf, RequestSettings, updateRequestSettings } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { requestSettingsChanged } from '../requests.facts.ts'

/** What is set for requests: one row, always there. */
export const viewSettings = ({ db }: Context): Promise<RequestSettings> =>
  db.selectFrom('requestSettings').select(['studentNoPattern', 'version']).executeTakeFirstOrThrow()

/** @throws Refusal StateChanged with `current` for an older version */
export const changeSettings = (
  ctx: Context,
  { studentNoPattern, version }: BodyOf<typeof updateRequestSettings>,
): Promise<RequestSettings> =>
  transaction(ctx, async (ctx) => {
    await ctx.db.selectFrom('requestSettings').select('version').forUpdate().execute()
    const before = await viewSettings(ctx)
    if (version !== undefined && version !== before.version) throw refuse('StateChanged', { current: before })
    const changedAt = ctx.clock.now().toISOString()
    await ctx.db
      .updateTable('requestSettings')
      .set({ studentNoPattern, version: before.version + 1, changedBy: userIdOf(ctx.actor), changedAt })
      .execute()
    await ctx.publish(
      requestSettingsChanged(
        {},
        { before: { studentNoPattern: before.studentNoPattern }, after: { studentNoPattern } },
      ),
    )
    return viewSettings(ctx)
  })
