import { createHash, createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { calendarDateOf } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'

export interface PublicReading {
  documentId: number
  /** Opened the document's page, or took a file of it. */
  what: 'views' | 'downloads'
  /** As limits count by it (`limitedAddressOf`). */
  address: string
}

/**
 * Counts that an outsider opened a public document's page or took a file of it, by document and day of the institution's
 * time zone; a second time on one day is none. Nothing of the reader is kept but a hash until the day is over. Many read
 * one document at once, so that its row is held no longer than this statement: what a crash of the machine takes of the
 * last moment is only a count.
 *
 * A reading that can't be counted goes on all the same.
 */
export async function countPublicReading(ctx: Context, { documentId, what, address }: PublicReading): Promise<void> {
  const day = calendarDateOf(ctx.clock.now(), ctx.config.TIME_ZONE)
  const column = sql.ref(what)
  try {
    await sql`
      with quick as (select set_config('synchronous_commit', 'off', true) as is_set),
      first as (
        insert into public_readers (day, document_id, what, reader)
        select ${day}::date, ${documentId}::integer, ${what}, ${readerOf(ctx, day, address)}::bytea from quick
        on conflict do nothing returning document_id
      ),
      of_day as (
        insert into public_readings (document_id, day, ${column}) select document_id, ${day}::date, 1 from first
        on conflict (document_id, day) do update set ${column} = public_readings.${column} + 1
      )
      insert into public_reading_totals (document_id, ${column}) select document_id, 1 from first
      on conflict (document_id) do update set ${column} = public_reading_totals.${column} + 1`.execute(ctx.db)
  } catch (error) {
    ctx.log.warn({ err: error, documentId }, 'a public reading was not counted')
  }
}

// Two of the people behind one address have different browsers, most times; and nobody is more than these by naming
// another one each time, so that an address makes no more rows either.
const browsers = 32

/** Who reads, told apart for one day alone: without the server's key nobody can find the address to a hash. */
function readerOf({ secrets, origin }: Context, day: string, address: string): Buffer {
  const ofDay = createHmac('sha256', secrets.tickets).update(`readers of ${day}`).digest()
  const [first = 0] = createHash('sha256')
    .update(origin.agent ?? '')
    .digest()
  const whole = createHmac('sha256', ofDay).update(`${address} ${first % browsers}`)
  return whole.digest().subarray(0, 16)
}
