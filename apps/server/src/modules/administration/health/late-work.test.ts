import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mailsTo } from '../../../testing/mailed.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { watchWork } from './late-work.ts'

const token = 'a token for the scraper'
const sinupan = await startSinupan({
  METRICS_TOKEN: token,
  WORK_ALARM_MINUTES: '20',
  PUBLIC_URL: 'https://records.example.edu',
})
const { app, db, clock, people, nobody } = sinupan
const { admin, ana } = people

const system = app.contextFor({ kind: 'system' })
/** Work that waits since so many minutes; nothing works in these tests but what they ask for. */
const given = (queue: string, minutes: number, count = 1) =>
  sql`insert into pgboss.job (name, data, created_on, start_after)
    select ${queue}, json_build_object('sha256', encode(sha256(no::text::bytea), 'hex')), now() - make_interval(mins => ${minutes}),
      now() - make_interval(mins => ${minutes}) from generate_series(1, ${count}::integer) no`.execute(db)
const done = (queue: string) => sql`delete from pgboss.job where name = ${queue}`.execute(db)
/** A look at all queues, and whatever is told because of it. */
const watch = async () => {
  await watchWork(system)
  await app.dispatch()
  const { rows } = await sql<{ id: string; data: object }>`
    update pgboss.job set state = 'completed' where name = 'work-notices' and state = 'created' returning id, data`.execute(
    db,
  )
  const { workNotices } = await import('./work-notices.ts')
  await workNotices.handle(
    system,
    rows.map((row) => row.data),
  )
}
const noticesOf = async (person: typeof admin) => (await person.ask(contract.listNotifications)).items
const health = () => admin.ask(contract.getHealth)

test('work that waits is counted with the age of its oldest, also what is not handed on yet', async () => {
  await given('derive', 7, 3)
  await sql`insert into job_outbox (queue, data, ordered_at) values ('derive', '{}', now() - interval '9 minutes')`.execute(
    db,
  )
  const { work, queues } = await health()
  expect(work).toMatchObject({ isLate: false, lateAfterMinutes: 20 })
  expect(work.waiting).toBeGreaterThanOrEqual(4)
  const minutes = (at: string | null | undefined) => (Date.now() - Date.parse(at ?? '')) / 60_000
  // However long the machine takes meanwhile, the others are two minutes younger.
  const isOldest = (age: number) => age > 8.9 && age - minutes(work.oldestWaitingAt) < 1
  expect(minutes(work.oldestWaitingAt)).toSatisfy(isOldest)
  expect(minutes(queues.find((one) => one.name === 'derive')?.oldestWaitingAt)).toSatisfy(isOldest)
  const { raw } = await nobody.request({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  const [, seconds] = /^sinupan_jobs_oldest_waiting_seconds\{queue="derive"\} (\d+)$/m.exec(raw.toString()) ?? []
  expect(Number(seconds) / 60).toSatisfy(isOldest)
  await sql`delete from job_outbox`.execute(db)
})

test('what is to be done later does not wait yet', async () => {
  await done('derive')
  await sql`insert into pgboss.job (name, data, created_on, start_after)
    values ('send-mail', '{"mailId":1}', now() - interval '2 hours', now() + interval '1 hour')`.execute(db)
  expect((await health()).queues.find((one) => one.name === 'send-mail')?.oldestWaitingAt).toBeNull()
  await done('send-mail')
})

test('administrators are told, in the app and by mail, once as long as it lasts, and again the next time', async () => {
  await watch()
  expect(await noticesOf(admin)).toEqual([])
  await given('derive', 25, 940)
  expect((await health()).work.isLate).toBe(true)
  await watch()
  await watch()
  const [notice, ...others] = await noticesOf(admin)
  expect(others).toEqual([])
  expect(notice).toMatchObject({ kind: 'work.late', payload: { queue: 'derive', waiting: 940, minutes: 25 } })
  expect(await noticesOf(ana)).toEqual([])
  const [mail] = await mailsTo(sinupan, 'admin@haraya.example')
  expect(mail?.subject).toBe('Work waits too long')
  expect(mail?.bodyText).toContain('https://records.example.edu/admin/health?tab=work')

  await given('derive', 12)
  await sql`delete from pgboss.job where name = 'derive' and start_after < now() - interval '20 minutes'`.execute(db)
  await watch()
  clock.pass({ seconds: 9 * 60 })
  await watch()
  expect(await noticesOf(admin)).toHaveLength(1)
  await done('derive')
  await watch()
  await given('derive', 25)
  await watch()
  expect(await noticesOf(admin)).toHaveLength(2)
})

test('several queues that are late at once are told together', async () => {
  await given('search-index', 30)
  await given('search-contents', 40, 2)
  await watch()
  const [notice] = await noticesOf(admin)
  expect(notice?.payload).toMatchObject({ queue: 'search-contents, search-index', waiting: 3 })
})
