import { type RawBuilder, sql } from 'kysely'

/**
 * SQL: until when something is kept: its document date, else the day on which it was made in the institution's time
 * zone, plus whole years. 29 February falls on the 28th. Null years keep for ever, and have no such day (domain:
 * Retention).
 */
export const expiryOf = (
  dates: { documentDate: RawBuilder<unknown>; createdAt: RawBuilder<unknown> },
  years: RawBuilder<unknown>,
  timeZone: string,
): RawBuilder<string | null> =>
  sql`(coalesce(${dates.documentDate}, (${dates.createdAt} at time zone ${timeZone})::date) + make_interval(years => ${years}))::date`
