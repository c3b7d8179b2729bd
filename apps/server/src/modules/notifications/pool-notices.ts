import type { PoolNotice } from '@sinupan/contract'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Fact } from '../../platform/facts/fact.ts'
import { type Subscriber, subscriber } from '../../platform/jobs/subscriber.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { poolHandedOver, poolMemberAdded, poolOrphaned } from '../pools/index.ts'
import { textsOf } from './letters/index.ts'
import type { ToldPool } from './letters/texts.ts'
import { findName, findRecipient, listAdministrators, type Recipient } from './recipients.queries.ts'
import { tell } from './tell.ts'

/** Tells people that they are in a pool, or own one now; and administrators of pools that nobody owns. */
export const poolNotices: Subscriber = subscriber(
  'pool-notices',
  [poolMemberAdded, poolHandedOver, poolOrphaned],
  async (ctx, facts) => {
    for (const fact of facts) await transaction(ctx, (ctx) => tellOf(ctx, fact))
  },
  { batchSize: 10 },
)

async function tellOf(ctx: Context, fact: Fact): Promise<void> {
  const { poolId, title } = poolOrphaned.payload.parse(fact.payload)
  if (!(await isAsTold(ctx, fact, poolId))) return
  const by = await findName(ctx, fact.actorId)
  const kind = kinds[fact.name] ?? 'pool.orphaned'
  await tell(ctx, fact, {
    kind,
    recipients: await recipientsOf(ctx, fact),
    payload: { poolId, title, by },
    letterTo: (recipient) => letterOf(kind, { title, by }, recipient),
  })
}

const kinds: Record<string, PoolNotice> = {
  [poolMemberAdded.factName]: 'pool.joined',
  [poolHandedOver.factName]: 'pool.handed-over',
}

// Who was taken out again, or whose pool is gone, is told nothing.
async function isAsTold(ctx: Context, { payload }: Fact, poolId: number): Promise<boolean> {
  const pool = ctx.db.selectFrom('pools').select('id').where('id', '=', poolId)
  if (typeof payload.userId !== 'string') return (await pool.executeTakeFirst()) !== undefined
  const member = ctx.db.selectFrom('poolMembers').select('id').where('poolId', '=', poolId)
  return (await member.where('userId', '=', payload.userId).executeTakeFirst()) !== undefined
}

async function recipientsOf(ctx: Context, { payload, actorId }: Fact): Promise<Recipient[]> {
  if (typeof payload.userId !== 'string') return listAdministrators(ctx)
  return payload.userId === actorId ? [] : findRecipient(ctx, payload.userId)
}

const sentences: Record<PoolNotice, 'poolJoined' | 'poolHandedOver' | 'poolOrphaned'> = {
  'pool.joined': 'poolJoined',
  'pool.handed-over': 'poolHandedOver',
  'pool.orphaned': 'poolOrphaned',
}

function letterOf(kind: PoolNotice, told: { title: string; by: string | null }, recipient: Recipient): Letter {
  const { email, firstName, language } = recipient
  const say = textsOf[language]
  const pool: ToldPool = { title: told.title, by: told.by ?? say.system }
  const { label, ...words } = say[sentences[kind]](pool)
  const path = kind === 'pool.orphaned' ? '/admin/pools' : '/archive/pool-shared-with-me'
  const button = { label, path: kind === 'pool.handed-over' ? '/archive/my-pool' : path }
  return { ...words, recipient: email, language, greeting: say.greeting(firstName), button }
}
