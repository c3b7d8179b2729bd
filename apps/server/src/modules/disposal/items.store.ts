import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import type { Held } from '../../platform/policy.ts'
import type { DisposalFacts } from './disposal.policy.ts'

/** SQL: the hashes of all versions of document `d`, in the order in which they came. */
export const hashesNow = sql`array(select f.sha256 from files f where f.document_id = d.id order by f.id)`

/** What the register keeps of a document, by the name of its column. Aliases: `d` and those of `recordedFrom`. */
const recorded = (ctx: Context): Record<string, RawBuilder<unknown>> => ({
  unit_id: sql`d.unit_id`,
  unit_name: sql`n.name`,
  office_name: sql`o.name`,
  campus_id: sql`ca.id`,
  campus_name: sql`ca.name`,
  name: sql`d.name`,
  is_classified: sql`d.is_classified`,
  category_id: sql`c.id`,
  category_name: sql`c.name`,
  retention_years: sql`c.retention_years`,
  document_date: sql`d.document_date`,
  made_on: sql`(d.created_at at time zone ${ctx.config.TIME_ZONE})::date`,
  expires_on: sql`d.expires_on`,
  size: sql`d.total_size`,
  file_count: sql`d.file_count`,
  sha256s: hashesNow,
})

const recordedFrom = sql`documents d join units n on n.id = d.unit_id join offices o on o.id = n.office_id
  join campuses ca on ca.id = o.campus_id left join categories c on c.id = d.category_id`

/** Puts documents on the list of a draft; those that are on it stay as they are. Answers the new ones. */
export async function insertItems(ctx: Context, disposal: { id: number }, ids: readonly number[]): Promise<number[]> {
  const columns = recorded(ctx)
  const { rows } = await sql<{ documentId: number }>`
    insert into disposal_items (disposal_id, document_id, ${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    select ${disposal.id}, d.id, ${sql.join(Object.values(columns))} from ${recordedFrom} where ${isAmong('d.id', ids)}
    order by d.id on conflict (disposal_id, document_id) do nothing returning document_id`.execute(ctx.db)
  return rows.map((row) => row.documentId)
}

/** Takes documents from the list of a draft. Answers those that were on it. */
export async function deleteItems(
  { db }: Context,
  disposal: Held<DisposalFacts, 'changeItems'>,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ documentId: number }>`
    delete from disposal_items where disposal_id = ${disposal.id} and ${isAmong('documentId', ids)} returning document_id`.execute(
    db,
  )
  return rows.map((row) => row.documentId)
}

/** Writes down what the register keeps of what is on the list, as it is now; `isFixed`: all but the hashes. */
export async function recordItems(
  ctx: Context,
  disposal: { id: number },
  { isFixed = false }: { isFixed?: boolean } = {},
): Promise<void> {
  const columns = Object.entries(recorded(ctx)).filter(([name]) => !isFixed || name !== 'sha256s')
  const set = columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update disposal_items i set ${sql.join(set)} from ${recordedFrom}
    where i.disposal_id = ${disposal.id} and i.state = 'listed' and d.id = i.document_id`.execute(ctx.db)
}

export interface Answered {
  documentId: number
  agrees: boolean
  reason: string | null
}

/** Writes down what a unit says; what it objects to is off the list. */
export const updateConcurrence = (
  { db }: Context,
  disposal: Held<DisposalFacts, 'concur'>,
  { answers, by, now }: { answers: readonly Answered[]; by: string; now: string },
) =>
  sql`update disposal_items i set agrees = said.agrees, state = case when said.agrees then 'listed' else 'objected' end,
      concur_reason = said.reason, concurred_by = ${by}, concurred_at = ${now},
      answered_version = ${disposal.version + 1}
    from unnest(${answers.map((one) => one.documentId)}::integer[], ${answers.map((one) => one.agrees)}::boolean[],
      ${answers.map((one) => one.reason)}::text[]) as said (document_id, agrees, reason)
    where i.disposal_id = ${disposal.id} and i.document_id = said.document_id and i.state in ('listed', 'objected')`.execute(
    db,
  )

/** Frees what is on the list of a batch that was given up. */
export const releaseItems = ({ db }: Context, disposal: Held<DisposalFacts, 'cancel'>) =>
  sql`update disposal_items set state = 'released' where disposal_id = ${disposal.id} and state = 'listed'`.execute(db)
