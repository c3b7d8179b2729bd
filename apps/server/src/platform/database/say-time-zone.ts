import type pg from 'pg'

/**
 * Tells the database the institution's time zone, in which it counts days as the servers do (migration 0037). Where another
 * was said before, what counts from the day on which it was made is counted anew, however long that takes.
 */
export async function sayTimeZone(pool: pg.Pool, timeZone: string): Promise<void> {
  const { rows } = await pool.query('select from institution_zone where name = $1', [timeZone])
  if (rows.length > 0) return
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('select set_institution_zone($1)', [timeZone])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
