import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { todayOf } from '../holidays/index.ts'

/**
 * The next registry number of this year, one after the other without a gap: it is given back with the transaction that took
 * it. Whoever enters another request waits meanwhile, so it is taken last, behind the lock of the request.
 */
export async function takeRegistryNo(ctx: Context): Promise<{ registryYear: number; registrySerial: number }> {
  const registryYear = Number(todayOf(ctx).slice(0, 4))
  const { rows } = await sql<{ last: number }>`
    insert into registry_numbers (year, last) values (${registryYear}, 1)
    on conflict (year) do update set last = registry_numbers.last + 1 returning last`.execute(ctx.db)
  const [taken] = rows
  if (!taken) throw new Error('No registry number was given.')
  return { registryYear, registrySerial: taken.last }
}
