import { type ImportReport, importColumns } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { inPieces } from '../../../platform/in-pieces.ts'
import { addPlaces, lockOrganisation, placeLevels } from '../../organisation/index.ts'
import { imported } from './import.facts.ts'
import { type Problem, type Row, readCsv } from './read-csv.ts'

/** A campus, office or unit that is to be made, by the path of its names. */
interface Place {
  line: number
  path: string
  name: string
  shortName: string
  above: string | undefined
}

const key = (...names: string[]) => names.map((name) => name.normalize('NFC').toLowerCase()).join(' › ')

/**
 * Makes campuses, offices and units from CSV, one path a line; what exists is left as it is. All or nothing; `dryRun` only
 * lists the problems and what would be made.
 */
export async function importOrganisation(
  ctx: Context,
  { csv, dryRun = false }: { csv: string; dryRun?: boolean | undefined },
): Promise<ImportReport> {
  const { rows, problems: broken } = await readCsv(csv, importColumns.organisation)
  return transaction(ctx, async (ctx) => {
    // What is judged as new has to be new still when it is made.
    if (!dryRun) await lockOrganisation(ctx.db)
    const known = await knownPlaces(ctx)
    const { places, problems: wrong } = await judge(rows, known)
    const problems = [...broken, ...wrong].toSorted((a, b) => a.line - b.line)
    const isDone = !dryRun && problems.length === 0 && places.length > 0
    if (isDone) await make(ctx, { places, known, lines: rows.length })
    const made = problems.length === 0 ? places.length : 0
    const preview = places.slice(0, 50).map(({ line, name, path }) => ({ line, text: name, detail: kindOf(path) }))
    return { isDryRun: dryRun, isDone, lines: rows.length, made, problems: problems.slice(0, 500), preview }
  })
}

const depthOf = (path: string) => path.split(' › ').length
const kindOf = (path: string) => ['Campus', 'Office', 'Unit'][depthOf(path) - 1] ?? ''

type Known = { ids: Map<string, number>; shortNames: Set<string> }

async function knownPlaces({ db }: Context): Promise<Known> {
  const rows = await db
    .selectFrom('campuses as c')
    .leftJoin('offices as o', 'o.campusId', 'c.id')
    .leftJoin('units as n', 'n.officeId', 'o.id')
    .select([
      'c.id as campusId',
      'c.name as campus',
      'c.shortName',
      'o.id as officeId',
      'o.name as office',
      'n.id as unitId',
      'n.name as unit',
    ])
    .execute()
  const ids = new Map<string, number>()
  for (const row of rows) {
    ids.set(key(row.campus), row.campusId)
    if (row.office !== null && row.officeId !== null) ids.set(key(row.campus, row.office), row.officeId)
    if (row.office !== null && row.unit !== null && row.unitId !== null)
      ids.set(key(row.campus, row.office, row.unit), row.unitId)
  }
  return { ids, shortNames: new Set(rows.map((row) => key(row.shortName))) }
}

async function judge(
  rows: readonly Row[],
  { ids, shortNames }: Known,
): Promise<{ places: Place[]; problems: Problem[] }> {
  const places = new Map<string, Place>()
  const short = new Set(shortNames)
  const problems: Problem[] = []
  for await (const { line, values } of inPieces(rows)) {
    const {
      campus = '',
      office = '',
      unit = '',
      campusShortName = '',
      officeShortName = '',
      unitShortName = '',
    } = values
    const add = (column: string, message: string) => problems.push({ line, column, message })
    if (!campus) add('campus', 'Name the campus.')
    if (unit && !office) add('office', 'Name the office of the unit.')
    for (const [column, value] of Object.entries(values))
      if (value.length > (/ShortName$/.test(column) ? 30 : 200)) add(column, 'This is too long.')
    const steps = [
      { names: [campus], shortName: campusShortName, column: 'campusShortName' },
      ...(office ? [{ names: [campus, office], shortName: officeShortName, column: 'officeShortName' }] : []),
      ...(office && unit ? [{ names: [campus, office, unit], shortName: unitShortName, column: 'unitShortName' }] : []),
    ]
    for (const { names, shortName, column } of steps) {
      const path = key(...names)
      if (!campus || ids.has(path) || places.has(path)) continue
      if (names.length < 3 && !shortName) add(column, 'A short name is needed where it is new.')
      if (names.length === 1 && short.has(key(shortName))) add(column, 'Another campus has this short name.')
      if (names.length === 1) short.add(key(shortName))
      const above = names.length > 1 ? key(...names.slice(0, -1)) : undefined
      places.set(path, { line, path, name: names.at(-1) ?? '', shortName, above })
    }
  }
  return { places: [...places.values()], problems }
}

type Making = { places: readonly Place[]; known: Known; lines: number }

/** Level after level, so that what is above is there already. */
async function make(ctx: Context, { places, known, lines }: Making): Promise<void> {
  const ids = new Map(known.ids)
  for (const [index, level] of placeLevels.entries()) {
    const these = places.filter(({ path }) => depthOf(path) === index + 1)
    const rows = these.map(({ name, shortName, above }) => ({
      name,
      shortName: shortName || null,
      above: above === undefined ? null : (ids.get(above) ?? null),
    }))
    const made = await addPlaces(ctx, level, rows)
    for (const [place, { path }] of these.entries()) ids.set(path, made[place] ?? 0)
  }
  await ctx.publish(imported({}, { kind: 'organisation', made: places.length, lines }))
}
