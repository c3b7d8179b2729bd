import { type ImportReport, importColumns, judge, type NewAccount, newAccount } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { inPieces } from '../../../platform/in-pieces.ts'
import { createUser } from '../../people/index.ts'
import { unitFinder } from './find-units.ts'
import { imported } from './import.facts.ts'
import { type Problem, type Row, readCsv } from './read-csv.ts'

interface Person {
  line: number
  account: NewAccount
  unit: string
}

/**
 * Makes accounts from CSV and invites their owners, all or none. Every problem is listed by its line; `dryRun` only
 * lists and shows what would be made.
 */
export async function importPeople(
  ctx: Context,
  { csv, dryRun = false }: { csv: string; dryRun?: boolean | undefined },
): Promise<ImportReport> {
  const { rows, problems: broken } = await readCsv(csv, importColumns.people)
  const judged = await judgeRows(ctx, rows)
  const problems = distinct([...broken, ...judged.problems]).toSorted((a, b) => a.line - b.line)
  const isDone = !dryRun && problems.length === 0 && judged.people.length > 0
  if (isDone) await make(ctx, judged.people)
  return {
    isDryRun: dryRun,
    isDone,
    lines: rows.length,
    made: problems.length === 0 ? judged.people.length : 0,
    problems: problems.slice(0, 500),
    preview: judged.people.slice(0, 50).map(({ line, account, unit }) => ({
      line,
      text: `${account.firstName} ${account.lastName}`,
      detail: [account.email, unit, ...(account.isAdmin ? ['Administrator'] : [])].filter(Boolean).join(' · '),
    })),
  }
}

const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((one) => [JSON.stringify(one), one])).values(),
]

function make(ctx: Context, people: readonly Person[]): Promise<void> {
  return transaction(ctx, async (ctx) => {
    for (const { account } of people) await createUser(ctx, account)
    await ctx.publish(imported({}, { kind: 'people', made: people.length, lines: people.length }))
  })
}

async function judgeRows(ctx: Context, rows: readonly Row[]): Promise<{ people: Person[]; problems: Problem[] }> {
  const [findUnit, taken] = [await unitFinder(ctx), await takenNames(ctx, rows)]
  const people: Person[] = []
  const problems: Problem[] = []
  for await (const { line, values } of inPieces(rows)) {
    const add = (column: string | null, message: string) => problems.push({ line, column, message })
    const unit = findUnit(values)
    if (unit.problem) add('unit', unit.problem)
    const { data: account, problems: wrong } = judge(newAccount, fieldsOf(values, unit.id))
    if (!account) {
      for (const { path, message } of wrong) add(path.map(String).join('.') || null, message)
      continue
    }
    const { userName, email } = account
    if (!isOfInstitution(ctx, email))
      add('email', `Use an address of ${ctx.config.INSTITUTION_EMAIL_DOMAIN.join(' or ')}.`)
    for (const [column, value] of Object.entries({ userName, email })) {
      if (taken.has(`${column}:${nameKey(value)}`)) add(column, 'This is taken already, here or on an earlier line.')
      taken.add(`${column}:${nameKey(value)}`)
    }
    if (!['', 'true', 'false', 'yes', 'no'].includes((values.isAdmin ?? '').toLowerCase()))
      add('isAdmin', 'Write yes or no.')
    people.push({ line, account, unit: values.unit ?? '' })
  }
  return { people, problems }
}

const fieldsOf = (
  { campus: _, office: __, unit: ___, isAdmin = '', ...person }: Record<string, string>,
  unitId: number | null,
) => ({
  ...person,
  deliveryUnitId: unitId,
  isAdmin: ['true', 'yes'].includes(isAdmin.toLowerCase()),
})

const nameKey = (value: string) => value.normalize('NFC').toLowerCase()
const isOfInstitution = ({ config }: Context, email: string) =>
  config.INSTITUTION_EMAIL_DOMAIN.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())

/** Of the names and addresses in the file those that accounts have, as `userName:…` and `email:…`. */
async function takenNames(ctx: Context, rows: readonly Row[]): Promise<Set<string>> {
  const of = (column: string) => rows.map(({ values }) => nameKey(values[column] ?? ''))
  const { rows: found } = await sql<{ taken: string }>`
    select 'userName:' || name_key(user_name) as taken from users where name_key(user_name) = any(${of('userName')})
    union all select 'userName:' || name_key(user_name) from registrations where name_key(user_name) = any(${of('userName')})
      and name_key(email) <> all(${of('email')}) and expires_at > ${ctx.clock.now().toISOString()}
    union all select 'email:' || name_key(email) from users where name_key(email) = any(${of('email')})`.execute(ctx.db)
  return new Set(found.map((row) => row.taken))
}
