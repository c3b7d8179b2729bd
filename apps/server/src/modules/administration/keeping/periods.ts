import { requestBounds } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'

const hours = (count: number) => count * 3_600_000
const days = (count: number) => hours(count * 24)

/** Something that is kept for a time only. */
export interface Period {
  what: string
  /** In milliseconds, from the instant that `over` compares with. */
  lasts: number
  why: string
  /** SQL: at most `most` rows whose time was over at `limit` go, or lose what they hold. */
  statement(limit: string, most: number): RawBuilder<unknown>
}

type Table =
  | 'publicReaders'
  | 'throttles'
  | 'sessions'
  | 'mails'
  | 'notifications'
  | 'oneTimeLinks'
  | 'emailCodes'
  | 'registrations'
  | 'documentRequests'
  | 'acts'

// Rows that somebody holds just now are left to the next time.
const rowsOf = (table: Table, over: RawBuilder<unknown>, most: number) =>
  sql`select ctid from ${sql.table(table)} where ${over} limit ${most} for update skip locked`
const gone =
  (table: Table, over: (limit: string) => RawBuilder<unknown>): Period['statement'] =>
  (limit, most) =>
    sql`delete from ${sql.table(table)} where ctid = any(array(${rowsOf(table, over(limit), most)}))`

const longestLink = hours(72)

/** What is kept for how long, and why: the one table. Facts, which stay for ever, are not in it. */
export const periods: readonly Period[] = [
  {
    what: 'throttles',
    lasts: 0,
    why: 'A window that is over limits nobody, and holds names and addresses.',
    statement: gone('throttles', (limit) => sql`window_ends_at <= ${limit}`),
  },
  {
    what: 'sessions',
    lasts: days(90),
    why: 'After their end they tell where an account was opened from, which strangers’ failures don’t lock out.',
    statement: gone('sessions', (limit) => sql`expires_at <= ${limit}`),
  },
  {
    what: 'texts of mails with a link or a code',
    lasts: longestLink,
    why: 'By then the link has run out; those that were sent lost their text at once.',
    statement: (limit, most) => sql`
      update mails set body_text = '', body_html = '', failed_at = case when sent_at is null then coalesce(failed_at, now()) end,
        last_error = case when sent_at is null then coalesce(last_error, 'Its link or code has run out.') end
      where ctid = any(array(${rowsOf('mails', sql`is_secret and body_html <> '' and created_at <= ${limit}`, most)}))`,
  },
  {
    what: 'mails',
    lasts: days(90),
    why: 'Time enough to answer whether somebody was told; the history stays.',
    statement: gone('mails', (limit) => sql`created_at <= ${limit}`),
  },
  {
    what: 'notices',
    lasts: days(365),
    why: 'A year of the bell, read or not; what they tell stands in the history.',
    statement: gone('notifications', (limit) => sql`created_at <= ${limit}`),
  },
  {
    what: 'hashes of who read public documents',
    lasts: days(1),
    why: 'They tell apart who comes again on one day; after it they tell nothing.',
    statement: gone('publicReaders', (limit) => sql`day < (${limit}::timestamptz at time zone 'UTC')::date`),
  },
  {
    what: 'one-time links',
    lasts: 0,
    why: 'Used or over, they open nothing.',
    statement: gone('oneTimeLinks', (limit) => sql`(used_at is not null or expires_at <= ${limit})`),
  },
  {
    what: 'codes',
    lasts: 0,
    why: 'Over, they prove nothing.',
    statement: gone('emailCodes', (limit) => sql`code_expires_at <= ${limit}`),
  },
  {
    what: 'registrations',
    lasts: 0,
    why: 'Nobody has confirmed the address in time (72 hours).',
    statement: gone('registrations', (limit) => sql`expires_at <= ${limit}`),
  },
  {
    what: 'requests that nobody confirmed',
    lasts: hours(requestBounds.confirmHours),
    why: 'The form never counted; its attachments go with it.',
    statement: gone('documentRequests', (limit) => sql`status = 'unverified' and created_at <= ${limit}`),
  },
  {
    what: 'acts that went on behind their answer',
    lasts: days(1),
    why: 'Whoever lost the answer asks for it the same day; what was done stands in the history.',
    statement: gone('acts', (limit) => sql`ended_at <= ${limit}`),
  },
]
