import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { startSinupan } from '../../../testing/sinupan.ts'

const token = 'a token for the scraper'
const sinupan = await startSinupan({ METRICS_TOKEN: token })
const { people, db, nobody, app } = sinupan
const { admin, ana } = people

const invite = (userName: string) =>
  admin.ask(contract.createUser, {
    body: { firstName: 'Lia', lastName: 'Cruz', email: `${userName}@haraya.example`, userName },
  })

describe('the system’s health', () => {
  test('tells of process, database, storage, mail, chain and each queue', async () => {
    const health = await admin.ask(contract.getHealth)
    expect(health.database.migrations.map((one) => one.name)).toContain('0015-administration.sql')
    expect(health.database.sizeBytes).toBeGreaterThan(1_000_000)
    expect(health.storage.freeBytes).toBeGreaterThan(0)
    expect(health.queues.map((one) => one.name)).toEqual(
      expect.arrayContaining(['search-index', 'seal-facts', 'send-mail']),
    )
    expect(health.mail.isSending).toBe(false)
    expect(health.chain.isAlterable).toBe(!inject('testServer').superuserUrl)
  })

  test('knows work that was given up, and tries it again', async () => {
    await app.contextFor({ kind: 'system' }).jobs.send(db, 'seal-facts', {})
    await app.dispatch()
    await sql`update pgboss.job set state = 'failed', completed_on = now(), retry_count = 8, output = '{"message":"the disk was full"}'
      where name = 'seal-facts'`.execute(db)
    const { items, total } = await admin.ask(contract.listFailedJobs)
    expect({ items, total }).toMatchObject({
      items: [{ queue: 'seal-facts', tries: 9, error: 'the disk was full' }],
      total: 1,
    })
    const params = { id: items[0]?.id ?? '' }
    await admin.ask(contract.retryJob, { params })
    expect((await admin.ask(contract.listFailedJobs)).total).toBe(0)
    expect((await admin.call(contract.retryJob, { params })).status).toBe(404)
    expect(await app.drain()).toBeGreaterThan(0)
    const { rows } = await sql`select from facts where name = 'job.retried'`.execute(db)
    expect(rows).toHaveLength(1)
  })

  test('is measured for who knows the token, and for nobody else', async () => {
    const ask = (authorization: string) => nobody.request({ url: '/metrics', headers: { authorization } })
    for (const wrong of ['', 'Bearer x', `Bearer ${admin.token}`]) expect((await ask(wrong)).status).toBe(404)
    const { status, raw } = await ask(`Bearer ${token}`)
    expect(status).toBe(200)
    const lines = raw.toString().split('\n')
    expect(lines).toContain('# TYPE sinupan_jobs gauge')
    expect(lines.filter((line) => line && !line.startsWith('#'))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^sinupan_jobs\{queue="search-index",state="waiting"\} \d+$/)]),
    )
    expect(lines.every((line) => /^(#.*|[a-z_]+(\{.*\})? \d+(\.\d+)?|)$/.test(line))).toBe(true)
  })

  test('tells how long each route takes, how its pools and its event loop are, and no address', async () => {
    await ana.ask(contract.getCampus, { params: { id: sinupan.university.campuses.main } })
    const { raw } = await nobody.request({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    const lines = raw.toString().split('\n')
    const campus = 'method="GET",route="/api/Campus/:id"'
    expect(lines).toEqual(
      expect.arrayContaining([
        '# TYPE sinupan_http_request_seconds histogram',
        `sinupan_http_request_seconds_bucket{${campus},le="30"} 1`,
        `sinupan_http_request_seconds_bucket{${campus},le="+Inf"} 1`,
        `sinupan_http_request_seconds_count{${campus}} 1`,
        'sinupan_database_pool{pool="requests",state="most"} 20',
        'sinupan_database_pool{pool="jobs",state="waiting"} 0',
        'sinupan_metrics_missing 0',
        expect.stringMatching(/^sinupan_event_loop_delay_seconds\{quantile="0.99"\} \d/),
        expect.stringMatching(/^sinupan_process_heap_bytes \d{7,}$/),
      ]),
    )
    expect(raw.toString()).not.toContain(`/Campus/${sinupan.university.campuses.main}`)
  })

  test('is alive and ready', async () => {
    expect(await nobody.request({ url: '/healthz' })).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await nobody.request({ url: '/readyz' })).toMatchObject({ status: 200, body: { status: 'ready' } })
  })
})

describe('the outbox without a mail server', () => {
  test('keeps mails, and shows one so that its link can be handed on; that is told', async () => {
    await invite('outbox')
    const { items } = await admin.ask(contract.listMails, { query: { state: 'waiting', search: 'outbox@' } })
    expect(items).toMatchObject([{ recipient: 'outbox@haraya.example', state: 'waiting', sentAt: null }])
    const opened = await admin.ask(contract.openMail, { params: { id: items[0]?.id ?? 0 } })
    expect(opened.text).toContain('/reset-password?userId=')
    const { items: told } = await admin.ask(contract.listAudit, { query: { action: 'mail.opened' } })
    expect(told).toMatchObject([{ actor: { id: admin.userId }, payload: { mailId: opened.id } }])
    expect((await admin.call(contract.openMail, { params: { id: 2_000_000 } })).status).toBe(404)
    expect((await admin.call(contract.sendMailAgain, { params: { id: opened.id } })).status).toBe(503)
    expect((await ana.call(contract.openMail, { params: { id: opened.id } })).status).toBe(403)
  })
})

describe('the dashboard', () => {
  test('has the real figures, with months and weeks that had none', async () => {
    const before = await admin.ask(contract.getAdminDashboard)
    expect(before.growth).toHaveLength(12)
    expect(before.decided).toHaveLength(8)
    const { id } = await ana.ask(contract.createDocument, {
      body: { name: 'Counted', deliveryUnitId: ana.unitId, documentCategoryId: null },
    })
    await db
      .insertInto('users')
      .values({ userName: 'waits', email: 'waits@haraya.example', firstName: 'Wa', lastName: 'Its' })
      .execute()
    const after = await admin.ask(contract.getAdminDashboard)
    expect(after.documents).toEqual({ total: before.documents.total + 1, in30Days: before.documents.in30Days + 1 })
    expect(after.growth.at(-1)).toMatchObject({ added: (before.growth.at(-1)?.added ?? 0) + 1 })
    expect(after.users).toMatchObject({ waiting: 1, longest: [{ name: 'Wa Its' }] })
    await ana.ask(contract.trashDocument, { params: { id } })
    expect((await admin.ask(contract.getAdminDashboard)).documents.total).toBe(before.documents.total)
  })
})
