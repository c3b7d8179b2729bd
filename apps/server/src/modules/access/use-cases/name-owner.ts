import type { UserRef } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { documentHandedOver, lockDocuments } from '../../documents/index.ts'
import { requireActivePerson } from '../../organisation/index.ts'
import { userRefJson } from '../../people/index.ts'

interface Handed {
  name: string
  unitId: number
  ownerId: string
  isOwnerGone: boolean
}

/**
 * Names another owner of a document whose owner is deactivated; somebody who works in its unit. Administrators do it, who
 * may not read it.
 *
 * @throws Refusal NotFound, StateChanged where its owner is there; ValidationFailed on `userId`
 */
export function nameOwner(ctx: Context, { id, userId }: { id: number; userId: string }): Promise<UserRef> {
  return transaction(ctx, async (ctx) => {
    await lockDocuments(ctx.db, { ids: [id] })
    const { rows } = await sql<Handed>`
      select d.name, d.unit_id, d.owner_id, u.deactivated_at is not null as is_owner_gone
      from documents d join users u on u.id = d.owner_id where d.id = ${id}`.execute(ctx.db)
    const [document] = rows
    if (!document) throw refuse('NotFound')
    if (!document.isOwnerGone) throw refuse('StateChanged')
    await requireActivePerson(ctx.db, userId, 'userId')
    const owner = await findColleague(ctx, document.unitId, userId)
    await sql`update documents set owner_id = ${userId}, version = version + 1 where id = ${id}`.execute(ctx.db)
    const { name, unitId, ownerId } = document
    await ctx.publish(documentHandedOver({ documentId: id, unitId }, { name, from: ownerId, to: userId }))
    return owner
  })
}

async function findColleague({ db }: Context, unitId: number, userId: string): Promise<UserRef> {
  const { rows } = await sql<{ owner: UserRef }>`
    select ${userRefJson('u')} as owner from users u where u.id = ${userId} and (u.home_unit_id = ${unitId}
      or exists (select from unit_memberships m where m.user_id = u.id and m.unit_id = ${unitId})) for key share of u`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw refuseField('userId', 'Choose somebody who works in the document’s unit.')
  return row.owner
}
