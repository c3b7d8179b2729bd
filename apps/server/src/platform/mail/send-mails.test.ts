import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { system } from '../actor.ts'
import { asMail } from './letter.ts'

/** A real mail server that refuses what it is told to refuse. */
const received: { to: string[]; data: string }[] = []
let refusal: { code: number; at: 'recipient' | 'sign-in' } | undefined
const refusing = () => Object.assign(new Error('not now'), { responseCode: refusal?.code })
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onAuth: (_auth, _session, done) => (refusal?.at === 'sign-in' ? done(refusing()) : done(null, { user: 'sinupan' })),
  onRcptTo: (_address, _session, done) => (refusal?.at === 'recipient' ? done(refusing()) : done()),
  onData: (stream, session, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      received.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        data: Buffer.concat(parts).toString('utf8'),
      })
      done()
    })
  },
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const { port } = server.server.address() as AddressInfo
afterAll(() => new Promise<void>((closed) => server.close(closed)))

const sinupan = await startSinupan({
  SMTP_URL: `smtp://sinupan:secret@127.0.0.1:${port}`,
  PUBLIC_URL: 'https://records.example.edu',
})
const silent = await startSinupan()

const letter = {
  recipient: 'ana@haraya.example',
  subject: 'Returned: “Año 2026 — Peña”',
  greeting: 'Dear Ana,',
  paragraphs: ['It was returned.'],
  quote: 'Missing: <page 2>',
  button: { label: 'Open', path: '/archive/my-archive' },
}

async function put({ app }: typeof sinupan, recipient = letter.recipient): Promise<void> {
  const ctx = app.contextFor(system)
  await ctx.db.transaction().execute((db) => ctx.mail.put(db, [asMail(ctx.config, { ...letter, recipient })]))
}
const lastMail = ({ db }: typeof sinupan) =>
  db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
const waitingJobs = async ({ db }: typeof sinupan) => {
  const { rows } = await sql<{ startAfter: string }>`
    select start_after from pgboss.job where name = 'send-mail' and state = 'created'`.execute(db)
  return rows
}
const letPausesPass = ({ db }: typeof sinupan) =>
  sql`update pgboss.job set start_after = now() - interval '1 second' where name = 'send-mail' and state = 'created'`.execute(
    db,
  )

describe('the outbox', () => {
  test('is sent over SMTP, as text and HTML, with the names as they are', async () => {
    await put(sinupan)
    await sinupan.app.drain()
    expect(await lastMail(sinupan)).toMatchObject({ attempts: 1, sentAt: expect.any(String), lastError: null })
    const [mail] = received
    expect(mail?.to).toEqual(['ana@haraya.example'])
    expect(mail?.data).toMatch(/From: Sinupan <no-reply@haraya\.example>/)
    expect(mail?.data).toMatch(/Auto-Submitted: auto-generated/i)
    expect(mail?.data).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/)
    expect(mail?.data.replace(/=\r\n/g, '')).toContain('https://records.example.edu/archive/my-archive')
  })

  test('keeps no text of a mail that held a code or a link, once it is sent', async () => {
    const ctx = sinupan.app.contextFor(system)
    const mail = { ...asMail(ctx.config, { ...letter, code: '123456' }), isSecret: true }
    await ctx.db.transaction().execute((db) => ctx.mail.put(db, [mail]))
    expect((await lastMail(sinupan)).bodyText).toContain('\n123456\n')
    await sinupan.app.drain()
    expect(await lastMail(sinupan)).toMatchObject({ sentAt: expect.any(String), bodyText: '', bodyHtml: '' })
    expect(received.at(-1)?.data).toContain('123456')
  })

  test('is sent once, however often its job runs', async () => {
    const before = received.length
    await put(sinupan)
    const { id } = await lastMail(sinupan)
    const ctx = sinupan.app.contextFor(system)
    await ctx.jobs.send(ctx.db, 'send-mail', { mailId: id })
    await sinupan.app.drain()
    expect(received.length).toBe(before + 1)
  })

  test('tries again, with a growing pause, when the server refuses for now', async () => {
    refusal = { code: 451, at: 'recipient' }
    const begun = Date.now()
    await put(sinupan)
    await sinupan.app.drain()
    expect(await lastMail(sinupan)).toMatchObject({
      attempts: 1,
      sentAt: null,
      lastError: expect.stringContaining('451'),
    })
    const [job] = await waitingJobs(sinupan)
    expect(Date.parse(job?.startAfter ?? '') - begun).toBeGreaterThan(20_000)
    refusal = undefined
    await letPausesPass(sinupan)
    await sinupan.app.drain()
    expect(await lastMail(sinupan)).toMatchObject({ attempts: 2, sentAt: expect.any(String), lastError: null })
  })

  test('gives an address up that the server refuses for good, but not a wrong sign-in', async () => {
    refusal = { code: 550, at: 'recipient' }
    await put(sinupan, 'gone@haraya.example')
    await sinupan.app.drain()
    expect(await lastMail(sinupan)).toMatchObject({
      attempts: 1,
      sentAt: null,
      lastError: expect.stringContaining('550'),
    })
    expect(await waitingJobs(sinupan)).toEqual([])
    refusal = { code: 535, at: 'sign-in' }
    await put(sinupan)
    await sinupan.app.drain()
    expect(await waitingJobs(sinupan)).toHaveLength(1)
    refusal = undefined
  })

  test('takes an address for one address, whatever stands in it', async () => {
    const before = received.length
    await put(sinupan, 'ana@haraya.example, evil@elsewhere.example')
    await sinupan.app.drain()
    expect(received.slice(before).flatMap((mail) => mail.to)).not.toContain('evil@elsewhere.example')
  })

  test('keeps its mails where no mail server is set', async () => {
    await put(silent)
    await silent.app.drain()
    expect(await lastMail(silent)).toMatchObject({
      attempts: 0,
      sentAt: null,
      bodyHtml: expect.stringContaining('&lt;page 2&gt;'),
    })
    expect(await waitingJobs(silent)).toEqual([])
  })
})
