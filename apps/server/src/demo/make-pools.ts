import { type PlanPool, pools } from '@sinupan/demo'
import { addDocumentsToPool, addMembers, choosePools, createPool } from '../modules/pools/index.ts'
import type { Database } from '../platform/database/database.ts'
import type { Cast } from './act-as.ts'
import { idOf } from './insert-people.ts'

const day = 24 * 3_600_000
const ago = (days: number) => new Date(Date.now() - days * day)

/** Makes the pools of the plan with their people and documents; ids of documents by name. */
export async function makePools(cast: Cast, db: Database, documents: ReadonlyMap<string, number>): Promise<void> {
  const rows = await db.selectFrom('users').select(['id', 'userName']).execute()
  const userIds = new Map(rows.map((row) => [row.userName, row.id]))
  for (const plan of pools) {
    const owner = await cast.act(plan.owner, ago(plan.daysAgo))
    const { title, description, everybodyAdds: allowOtherUserToAddFiles } = plan
    const { id: poolId } = await createPool(owner, { title, description, allowOtherUserToAddFiles })
    for (const { userName, owner: isOwner, files: canAddFiles, people: canAddMembers } of plan.members)
      await addMembers(owner, { poolId, userIds: [idOf(userIds, userName)], isOwner, canAddFiles, canAddMembers })
    await placePlanned(cast, poolId, plan, documents)
    if (plan.isOrphaned) await close(db, idOf(userIds, plan.owner))
  }
}

async function placePlanned(
  cast: Cast,
  poolId: number,
  { documents: placed, waiting = [] }: PlanPool,
  documents: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { by, name, daysAgo } of placed)
    await addDocumentsToPool(await cast.act(by, ago(daysAgo)), { poolId, documentIds: [idOf(documents, name)] })
  for (const { by, name } of waiting) {
    const ctx = await cast.act(by, new Date())
    const posting = ctx.db.selectFrom('postings').select('id').where('documentId', '=', idOf(documents, name))
    await choosePools(ctx, (await posting.executeTakeFirstOrThrow()).id, [poolId])
  }
}

/** Nobody left by that account: the pool is an administrator's to hand over. */
const close = (db: Database, userId: string) =>
  db
    .updateTable('users')
    .set({ deactivatedAt: ago(7).toISOString() })
    .where('id', '=', userId)
    .execute()
