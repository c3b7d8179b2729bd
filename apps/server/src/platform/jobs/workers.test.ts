import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'

const { app, db } = await startSinupan()
const web = await startSinupan({ ROLE: 'web' })

const unfinished = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name = 'derive' and state <> 'completed'`.execute(db)
  return rows[0]?.count
}

test('work that nobody was told of is found, and goes on until none is left', async () => {
  await app.work()
  await sql`insert into pgboss.job (name, data) select 'derive', json_build_object('sha256', encode(sha256(no::text::bytea), 'hex'))
    from generate_series(1, 500) no`.execute(db)
  await expect.poll(unfinished, { interval: 200 }).toBe(0)
})

test('a process that serves the web only leaves work to others, and still tells when it waits too long', async () => {
  await web.app.work()
  await sql`insert into pgboss.job (name, data, created_on, start_after)
    values ('derive', '{}', now() - interval '1 day', now() - interval '1 day')`.execute(web.db)
  const ctx = web.app.contextFor({ kind: 'system' })
  await ctx.jobs.send(web.db, 'watch-work', {})
  const told = async () => (await web.people.admin.ask(contract.listNotifications)).items.map((one) => one.kind)
  await expect.poll(told, { interval: 200 }).toEqual(['work.late'])
  const { rows } = await sql`select state from pgboss.job where name = 'derive'`.execute(web.db)
  expect(rows).toEqual([{ state: 'created' }])
})

test('workers that have lost the connection they are woken by make it anew', async () => {
  const listeners = async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and application_name = 'sinupan-announcements' and query ilike 'listen%'`.execute(
      db,
    )
    return rows.map((row) => row.pid)
  }
  await expect.poll(listeners).toHaveLength(1)
  const [lost] = await listeners()
  await sql`select pg_terminate_backend(${lost}::integer)`.execute(db)
  await expect.poll(listeners, { interval: 200 }).toEqual([expect.not.toBeOneOf([lost])])
})
