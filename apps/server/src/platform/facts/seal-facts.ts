import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'
import { advisoryLock } from '../database/advisory-lock.ts'
import { writeAnchor } from './chain-anchor.ts'
import { beginning, chainKey, lineOf, macOf, type SealedLine } from './fact-chain.ts'
import { compareEnd } from './verify-facts.ts'

const batch = 5_000
// A transaction may commit a lower number than one that was sealed already, but not one so much lower.
const lookBack = 100_000

interface Head {
  number: number
  mac: Buffer
  factId: number
}

/**
 * Numbers what happened since the last time without a gap, and chains it. What commits late gets a later number.
 *
 * @param isThorough whether all of the facts are looked through for unsealed ones, and not only the newest
 * @returns how many were sealed
 */
export async function sealFacts(ctx: Context, { isThorough = false } = {}): Promise<number> {
  let sealed = 0
  for (;;) {
    const { count, head } = await sealBatch(ctx, isThorough)
    sealed += count
    if (count < batch) {
      await noteEnd(ctx, head)
      return sealed
    }
  }
}

/** What was cut off stays known: a chain without the end that was seen here is not taken for the new end. */
async function noteEnd(ctx: Context, { number, mac }: Head): Promise<void> {
  if (number === 0 || (await compareEnd(ctx)).length > 0) return
  await writeAnchor(ctx.config.DATA_DIR, { number, mac: mac.toString('hex'), at: ctx.clock.now().toISOString() })
}

function sealBatch(ctx: Context, isThorough: boolean): Promise<{ count: number; head: Head }> {
  return ctx.db.transaction().execute(async (db) => {
    const run = async <T>(statement: RawBuilder<T>) => (await statement.execute(db)).rows
    await advisoryLock(db, 'facts', 0)
    const [head = { number: 0, mac: beginning, factId: 0 }] = await run(
      sql<Head>`select number, mac, (select max(fact_id) from fact_seals) as fact_id from fact_seals order by number desc limit 1`,
    )
    const from = isThorough ? 0 : head.factId - lookBack
    const facts = await run(sql<SealedLine>`select f.id, ${lineOf} as line from facts f
      where f.id > ${from} and not exists (select from fact_seals s where s.fact_id = f.id) order by f.id limit ${batch}`)
    if (facts.length === 0) return { count: 0, head }
    const macs = chain(ctx, head, facts)
    const numbers = facts.map((_, index) => head.number + index + 1)
    await run(sql`insert into fact_seals (number, fact_id, mac)
      select * from unnest(${numbers}::bigint[], ${facts.map((one) => one.id)}::bigint[], ${macs}::bytea[])`)
    const last = { number: head.number + facts.length, mac: macs.at(-1) ?? head.mac, factId: head.factId }
    return { count: facts.length, head: last }
  })
}

function chain(ctx: Context, head: Head, facts: readonly SealedLine[]): Buffer[] {
  const key = chainKey(ctx.secrets)
  let before = head.mac
  return facts.map(({ line }, index) => {
    before = macOf(key, { before, number: head.number + index + 1, line: line ?? '' })
    return before
  })
}
