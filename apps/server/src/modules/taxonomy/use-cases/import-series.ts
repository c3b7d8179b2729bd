import { readFile } from 'node:fs/promises'
import type { SeriesImport } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type Problem, readSeries, type Series } from '../series-file.ts'
import { seriesImported } from '../taxonomy.facts.ts'
import { requireTaxonomist } from '../taxonomy.policy.ts'

const starter = new URL('../starter/records-series.csv', import.meta.url)

/** The records series of a university that the product ships, as a file. */
export const readStarterSeries = async () => ({
  fileName: 'records-series.csv',
  csv: await readFile(starter, 'utf8'),
})

/**
 * Takes in records series, all of them or none. What is there already (the same group and name in any letter case)
 * stays as it is. A dry run changes nothing and tells every problem by its line.
 *
 * @throws Refusal Forbidden; ValidationFailed with `csv[line].column` for each problem, unless it is a dry run
 */
export async function importSeries(
  ctx: Context,
  { csv, dryRun }: { csv: string; dryRun: boolean },
): Promise<SeriesImport> {
  const { series, problems } = await readSeries(csv)
  return transaction(ctx, async (ctx) => {
    requireTaxonomist(ctx)
    if (problems.length > 0 && !dryRun) throw refusedLines(problems)
    const fresh = await findNew(ctx.db, series)
    const groups = new Set(fresh.flatMap((one) => (one.groupId === null ? [one.group.toLowerCase()] : []))).size
    if (!dryRun && fresh.length > 0) {
      await insertSeries(ctx.db, fresh)
      await ctx.publish(seriesImported({}, { groups, created: fresh.length }))
    }
    return { dryRun, groups, created: fresh.length, existing: series.length - fresh.length, problems }
  })
}

/** All that is wrong with a file, by its lines. */
export function refusedLines(problems: readonly Problem[]): Refusal {
  const errors: Record<string, string[]> = {}
  for (const { line, column, message } of problems) {
    const path = `csv[${line}]${column ? `.${column}` : ''}`
    errors[path] = [...(errors[path] ?? []), message]
  }
  return new Refusal('ValidationFailed', { errors })
}

type NewSeries = Series & { groupId: number | null }

async function findNew(db: Database, series: readonly Series[]): Promise<NewSeries[]> {
  const { rows } = await sql<{ place: number; groupId: number | null; isKnown: boolean }>`
    select (ordinality - 1)::int as place, g.id as group_id, c.id is not null as is_known
    from rows from (json_to_recordset(${JSON.stringify(series)}::json) as ("group" text, category text))
      with ordinality as given ("group", category, ordinality)
    left join category_groups g on name_key(g.name) = name_key(given."group")
    left join categories c on c.group_id = g.id and name_key(c.name) = name_key(given.category)`.execute(db)
  return rows.flatMap(({ place, groupId, isKnown }) => {
    const one = series[place]
    return isKnown || !one ? [] : [{ ...one, groupId }]
  })
}

async function insertSeries(db: Database, fresh: readonly NewSeries[]): Promise<void> {
  const json = JSON.stringify(fresh)
  await sql`insert into category_groups (name)
    select distinct on (name_key("group")) "group" from json_to_recordset(${json}::json) as given ("group" text)
    on conflict (name_key(name)) do nothing`.execute(db)
  await sql`insert into categories (group_id, name, description, retention_years, reference, disposal_action)
    select g.id, given.category, given.description, given.retention, given.reference, given."disposalAction"
    from json_to_recordset(${json}::json)
      as given ("group" text, category text, description text, retention integer, reference text, "disposalAction" text)
    join category_groups g on name_key(g.name) = name_key(given."group")
    on conflict (group_id, name_key(name)) do nothing`.execute(db)
}
