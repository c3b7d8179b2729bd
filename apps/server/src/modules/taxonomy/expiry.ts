import { type RawBuilder, sql } from 'kysely'

/**
 * SQL: until when a document (`d`) would be kept by these: its date, else the day on which it was made in the institution's
 * time zone, plus whole years, or its extension where that ends later. 29 February falls on the 28th. Null years keep for
 * ever, and have no such day (domain: Retention). The same functions write `documents.expires_on`.
 */
export const expiryOf = (
  dates: { documentDate: RawBuilder<unknown>; createdAt: RawBuilder<unknown> },
  years: RawBuilder<unknown>,
): RawBuilder<string | null> =>
  sql`kept_until(kept_from(${dates.documentDate}, ${dates.createdAt}), ${years}, d.extended_until)`
