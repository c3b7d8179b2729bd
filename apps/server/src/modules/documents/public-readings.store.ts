import { sql } from 'kysely'
import { calendarDateOf } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'

/**
 * Counts that an outsider opened a public document's page (`views`) or took a file of it (`downloads`), by document and
 * day of the institution's time zone. Nothing of the reader is kept. Many read one document at once, so that its row is
 * held no longer than this statement: what a crash of the machine takes of the last moment is only a count.
 *
 * A reading that can't be counted goes on all the same.
 */
export async function countPublicReading(ctx: Context, documentId: number, what: 'views' | 'downloads'): Promise<void> {
  const day = calendarDateOf(ctx.clock.now(), ctx.config.TIME_ZONE)
  const column = sql.ref(what)
  try {
    await sql`
      with quick as (select set_config('synchronous_commit', 'off', true) as is_set),
      of_day as (
        insert into public_readings (document_id, day, ${column}) select ${documentId}::integer, ${day}::date, 1 from quick
        on conflict (document_id, day) do update set ${column} = public_readings.${column} + 1
      )
      insert into public_reading_totals (document_id, ${column}) select ${documentId}::integer, 1 from quick
      on conflict (document_id) do update set ${column} = public_reading_totals.${column} + 1`.execute(ctx.db)
  } catch (error) {
    ctx.log.warn({ err: error, documentId }, 'a public reading was not counted')
  }
}
