import type { ScheduleImport, ScheduleLine } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { again } from '../../../platform/database/constraints.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { underLock } from '../../../platform/policy.ts'
import { isShorter } from '../retention-effect.queries.ts'
import { type Change, compare, yearsOf } from '../schedule/compare-schedule.ts'
import { countEffects, countSeries, type Effect, matchSeries } from '../schedule/schedule.queries.ts'
import { type HeldChanges, lockSeries, writeSchedule } from '../schedule/schedule.store.ts'
import { readSeries, type SeriesFile } from '../series-file.ts'
import { categoryChanged, scheduleImported } from '../taxonomy.facts.ts'
import { maySchedule, requireScheduler, requireTaxonomist } from '../taxonomy.policy.ts'
import { refusedLines } from './import-series.ts'

/**
 * Takes in a records schedule, all of it or nothing: a line makes the series of its group and name, changes it, retires it
 * or brings it back; what the file does not name stays as it is. A dry run changes nothing and tells each line and problem.
 *
 * @throws Refusal Forbidden; ValidationFailed with `csv[line].column` for each problem, and UnderRetention where records
 *   would be kept shorter and the actor is not of the CRU, unless it is a dry run
 */
export async function importSchedule(
  ctx: Context,
  { csv, dryRun }: { csv: string; dryRun: boolean },
): Promise<ScheduleImport> {
  const file = await readSeries(csv)
  return transaction(ctx, async (ctx) => {
    requireTaxonomist(ctx)
    if (file.problems.length > 0 && !dryRun) throw refusedLines(file.problems)
    const changes = dryRun ? await compareAll(ctx, file) : await holdAll(ctx, file)
    const effects = await countEffects(
      ctx,
      changes.flatMap((one) => yearsOf(one) ?? []),
    )
    const lines = changes.flatMap((one) => (one.act === 'keep' ? [] : [tell(ctx, one, effects)]))
    const inAll = await countSeries(ctx.db)
    if (!dryRun) await apply(ctx, changes as HeldChanges, lines)
    return { ...sum(inAll, changes, lines), dryRun, lines, problems: file.problems }
  })
}

async function compareAll(ctx: Context, { series, columns }: SeriesFile): Promise<Change[]> {
  const matched = await matchSeries(ctx.db, series)
  return series.map((one, index) => compare(one, matched[index] ?? { kept: undefined, groupId: null }, columns))
}

/** Compares, locks what the lines change, and compares again: begins anew where that is not the same any more. */
async function holdAll(ctx: Context, file: SeriesFile): Promise<HeldChanges> {
  const before = await compareAll(ctx, file)
  await lockSeries(ctx.db, idsOf(before), reschedulesOf(before))
  const after = await compareAll(ctx, file)
  if (`${idsOf(after)}/${reschedulesOf(after)}` !== `${idsOf(before)}/${reschedulesOf(before)}`) throw again()
  return underLock(after as Change[] & HeldChanges)
}

const idsOf = (changes: readonly Change[]) =>
  changes.flatMap(({ act, kept }) => (kept && act !== 'keep' ? kept.id : []))
const reschedulesOf = (changes: readonly Change[]) => changes.flatMap((one) => yearsOf(one)?.id ?? [])

function tell(ctx: Context, one: Change, effects: ReadonlyMap<number, Effect>): ScheduleLine {
  const { line, group, category, act, changes } = one
  const { documents = 0, records = 0, moved = 0, earlier = 0, expiredThen = 0 } = effects.get(one.kept?.id ?? 0) ?? {}
  const allowed = maySchedule(ctx, records > 0 && isShortened(one))
  return { line, group, category, act, changes, documents, moved, earlier, expiredThen, allowed }
}

function isShortened(one: Change): boolean {
  const years = yearsOf(one)
  return years !== undefined && isShorter(years.from, years.to)
}

async function apply(ctx: Context, changes: HeldChanges, lines: readonly ScheduleLine[]): Promise<void> {
  requireScheduler(
    ctx,
    lines.some(({ allowed }) => !allowed),
  )
  if (lines.length === 0) return
  await writeSchedule(ctx.db, changes, ctx.clock.now().toISOString())
  const changed = changes.flatMap(({ kept, act, series, changes: fields }) => {
    if (!kept || act === 'keep') return []
    const retired = act === 'retire' || act === 'revive' ? { isRetired: series.isRetired } : {}
    const before = Object.fromEntries(fields.map(({ field, from }) => [field, from]))
    const after = { ...Object.fromEntries(fields.map(({ field, to }) => [field, to])), ...retired }
    return [categoryChanged({}, { categoryId: kept.id, category: series.category, before, after })]
  })
  const count = (act: ScheduleLine['act']) => lines.filter((one) => one.act === act).length
  const counts = { made: count('make'), changed: count('change'), retired: count('retire'), revived: count('revive') }
  await ctx.publish(changed, scheduleImported({}, { ...counts, moved: movedBy(lines) }))
}

const movedBy = (lines: readonly ScheduleLine[]) => lines.reduce((sum, { moved }) => sum + moved, 0)

function sum(inAll: number, changes: readonly Change[], lines: readonly ScheduleLine[]) {
  const count = (act: ScheduleLine['act']) => changes.filter((one) => one.act === act).length
  const fresh = changes.filter(({ groupId }) => groupId === null).map(({ group }) => group.toLowerCase())
  const known = changes.filter(({ kept }) => kept !== undefined).length
  return {
    groups: new Set(fresh).size,
    ...{ made: count('make'), changed: count('change'), retired: count('retire'), revived: count('revive') },
    kept: count('keep'),
    notNamed: inAll - known,
    moved: movedBy(lines),
  }
}
