import type { BodyOf, createHoliday, Holiday, updateHoliday } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { onUnique } from '../../../platform/database/constraints.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { holidayChanged, holidayDeclared, holidayRemoved } from '../holidays.facts.ts'
import { listHolidays } from '../holidays.queries.ts'

const onTaken = onUnique('holidays_once', 'NameTaken')
type Fields = Omit<BodyOf<typeof createHoliday>, 'campusId'> & { campusId?: number | null | undefined }

/** Declares a holiday. @throws Refusal NameTaken where that day has it already; ValidationFailed for an unknown campus */
export function declareHoliday(ctx: Context, fields: Fields): Promise<Holiday> {
  return transaction(ctx, async (ctx) => {
    const row = await rowOf(ctx, fields)
    const { id } = await ctx.db
      .insertInto('holidays')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(onTaken)
    await ctx.publish(holidayDeclared({}, { holidayId: id, ...row }))
    return requireHoliday(ctx, id)
  })
}

/** Changes a holiday. @throws Refusal NotFound, NameTaken, StateChanged for an older version */
export function changeHoliday(ctx: Context, input: BodyOf<typeof updateHoliday> & { id: number }): Promise<Holiday> {
  const { id, version, ...fields } = input
  return transaction(ctx, async (ctx) => {
    await ctx.db.selectFrom('holidays').select('id').where('id', '=', id).forUpdate().execute()
    const before = await requireHoliday(ctx, id)
    if (version !== undefined && version !== before.version) throw refuse('StateChanged', { current: before })
    const after = await rowOf(ctx, fields)
    await ctx.db
      .updateTable('holidays')
      .set({ ...after, version: before.version + 1 })
      .where('id', '=', id)
      .execute()
      .catch(onTaken)
    await ctx.publish(holidayChanged({}, { holidayId: id, before: told(before), after }))
    return requireHoliday(ctx, id)
  })
}

/** Takes a holiday out. @throws Refusal NotFound */
export function removeHoliday(ctx: Context, id: number): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const holiday = await requireHoliday(ctx, id)
    await ctx.db.deleteFrom('holidays').where('id', '=', id).execute()
    await ctx.publish(holidayRemoved({}, { holidayId: id, ...told(holiday) }))
  })
}

async function requireHoliday(ctx: Context, id: number): Promise<Holiday> {
  const [holiday] = await listHolidays(ctx.db, { id })
  if (!holiday) throw refuse('NotFound')
  return holiday
}

const told = ({ date, name, kind, campusId }: Holiday) => ({ date, name, kind, campusId })

async function rowOf(ctx: Context, { date, name, kind, campusId = null }: Fields) {
  const campus =
    campusId && (await ctx.db.selectFrom('campuses').select('id').where('id', '=', campusId).executeTakeFirst())
  if (campusId && !campus) throw refuseField('campusId', 'There is no such campus.')
  return { date, name, kind, campusId }
}
