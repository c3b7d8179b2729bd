import type { ApproverDelegation, List } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { asList } from '../../platform/database/page.ts'
import type { Held } from '../../platform/policy.ts'
import { userRefJson } from '../people/index.ts'

const source = sql`approver_delegations d join users approver on approver.id = d.approver_id
  join users delegate on delegate.id = d.delegate_id join users maker on maker.id = d.created_by`

interface Wanted {
  where: RawBuilder<unknown>
  page: number
  pageSize: number
}

/** Delegations that run or are to come, the earliest first. Aliases: `d` delegations. */
export async function selectDelegations(
  ctx: Pick<Context, 'db' | 'clock'>,
  { where, page, pageSize }: Wanted,
): Promise<List<ApproverDelegation>> {
  const now = ctx.clock.now().toISOString()
  const living = sql`${where} and d.ended_at is null and d.ends_at > ${now}`
  const { rows } = await sql<ApproverDelegation>`
    select d.id, d.approver_id, ${userRefJson('approver')} as approver, d.delegate_id, ${userRefJson('delegate')} as delegate,
      d.from_date, d.to_date, d.starts_at <= ${now} as is_running, ${userRefJson('maker')} as created_by, d.created_at
    from ${source} where ${living} order by d.starts_at, d.id limit ${pageSize} offset ${page * pageSize}`.execute(
    ctx.db,
  )
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from approver_delegations d where ${living}`.execute(ctx.db)
  return asList(rows, counted.rows[0]?.total ?? 0)
}

/** The one of that id, where it runs or is to come. */
export const findDelegation = async (ctx: Pick<Context, 'db' | 'clock'>, id: number) =>
  (await selectDelegations(ctx, { where: sql`d.id = ${id}`, page: 0, pageSize: 1 })).items[0]

export interface NewDelegation {
  approverId: string
  delegateId: string
  fromDate: string
  toDate: string
  startsAt: string
  endsAt: string
  createdBy: string
  createdAt: string
}

export async function insertDelegation(db: Database, row: NewDelegation): Promise<number> {
  return (await db.insertInto('approverDelegations').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export const endDelegation = (
  db: Database,
  { id }: Held<ApproverDelegation, 'end'>,
  ended: { endedAt: string; endedBy: string | null },
) => db.updateTable('approverDelegations').set(ended).where('id', '=', id).execute()

export const lockDelegation = (db: Database, id: number) =>
  db.selectFrom('approverDelegations').select('id').where('id', '=', id).forUpdate().execute()

/** The approver's account: whoever counts their delegations counts alone. */
export const lockDelegationsOf = (db: Database, approverId: string) =>
  db.selectFrom('users').select('id').where('id', '=', approverId).forNoKeyUpdate().execute()

/** Whether somebody is set as the approver of any campus and group. */
export async function isApprover(db: Database, userId: string): Promise<boolean> {
  const found = await db.selectFrom('approvers').select('id').where('approverId', '=', userId).limit(1).execute()
  return found.length > 0
}

/**
 * Locks what the delegate decides by in others' places, so that its end waits for what is decided now and who comes
 * after the end finds it ended.
 */
export const lockDelegationsTo = (db: Database, delegateId: string) =>
  db
    .selectFrom('approverDelegations')
    .select('id')
    .where('delegateId', '=', delegateId)
    .where('endedAt', 'is', null)
    .orderBy('id')
    .forShare()
    .execute()
