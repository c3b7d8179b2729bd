import { sql } from 'kysely'
import { calendarDateOf } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import type { Held } from '../../platform/policy.ts'
import { certificateNo, newCertificateCode } from './certificate-number.ts'
import type { DisposalFacts } from './disposal.policy.ts'
import { disposedHash } from './list-hash.ts'

interface Executing {
  by: string
  purgeFrom: string
  count: number
}

/**
 * Writes down who executed a batch, and gives it the next number of certificates of the year; none where nothing was
 * destroyed. Numbers have no gaps: who takes one holds the year until the end, and gives it back where that fails.
 */
export async function markExecuted(
  ctx: Context,
  disposal: Held<DisposalFacts, 'execute'>,
  { by, purgeFrom, count }: Executing,
): Promise<string | null> {
  const year = Number(calendarDateOf(ctx.clock.now(), ctx.config.TIME_ZONE).slice(0, 4))
  const number = count === 0 ? null : await takeNumber(ctx, year)
  await sql`update disposals b set status = 'executed', executed_by = ${by}, executed_at = ${ctx.clock.now().toISOString()},
      purge_from = ${purgeFrom}, certificate_year = ${number === null ? null : year}, certificate_number = ${number},
      certificate_code = ${number === null ? null : newCertificateCode()}, certificate_count = ${count},
      certificate_sha256 = ${disposedHash}, version = version + 1
    where b.id = ${disposal.id}`.execute(ctx.db)
  return number === null ? null : certificateNo(year, number)
}

async function takeNumber({ db }: Context, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`insert into certificate_numbers as n (year, last) values (${year}, 1)
    on conflict (year) do update set last = n.last + 1 returning last`.execute(db)
  return rows[0]?.last ?? 0
}
