import type { ApproverSetting } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Held } from '../../platform/policy.ts'
import { userRefJson } from '../people/index.ts'

const settings = async (db: Database, condition: RawBuilder<unknown>) =>
  (
    await sql<ApproverSetting>`
      select a.id, a.approver_id, ${userRefJson('u')} as approver, a.group_id as document_category_group_id,
        json_build_object('id', g.id, 'group', g.name) as document_category_group, a.campus_id, a.version
      from approvers a join users u on u.id = a.approver_id join category_groups g on g.id = a.group_id
      where ${condition} order by g.name collate natural_order, a.id`.execute(db)
  ).rows

export const listApproversOfCampus = (db: Database, campusId: number) => settings(db, sql`a.campus_id = ${campusId}`)
export const findApprover = async (db: Database, id: number) => (await settings(db, sql`a.id = ${id}`))[0]
export const findApproverOf = async (db: Database, campusId: number, groupId: number) =>
  (await settings(db, sql`a.campus_id = ${campusId} and a.group_id = ${groupId}`))[0]

interface Setting {
  campusId: number
  groupId: number
  approverId: string
}

/** Undefined where somebody is set already. */
export async function insertApprover(db: Database, { campusId, groupId, approverId }: Setting) {
  const { rows } = await sql<{ id: number }>`insert into approvers (approver_id, group_id, campus_id)
    values (${approverId}, ${groupId}, ${campusId}) on conflict (group_id, campus_id) do nothing returning id`.execute(
    db,
  )
  return rows[0]?.id
}

export type HeldApprover = Held<ApproverSetting, 'keep'>

export const updateApprover = (db: Database, { id }: HeldApprover, approverId: string) =>
  db.updateTable('approvers').set({ approverId, version: sql`version + 1` }).where('id', '=', id).execute()

export const deleteApprover = (db: Database, { id }: HeldApprover) =>
  db.deleteFrom('approvers').where('id', '=', id).execute()

export const lockApprover = (db: Database, id: number) =>
  db.selectFrom('approvers').select('id').where('id', '=', id).forUpdate().execute()
