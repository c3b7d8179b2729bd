import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { mailedCode, mailsTo } from '../../../testing/mailed.ts'
import { callFrom, formFor, mailedToken, ownAddress, requested } from '../../../testing/requested.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { uploadOne } from '../../../testing/upload.ts'
import { answerUntil, dueOnAfterPause, firstDueOn } from '../request-clock.ts'

const sinupan = await startSinupan()
const { db, clock, app, university } = sinupan
const never = { isFree: () => false }
const create = (wish: Partial<ReturnType<typeof formFor>> = {}, remoteAddress = ownAddress()) =>
  callFrom(sinupan, contract.createRequest, { body: formFor(sinupan, wish), remoteAddress })
const statusOf = (trackingNo: string) => callFrom(sinupan, contract.getRequestStatus, { body: { trackingNo } })
const rowOf = (trackingNo: string) =>
  db.selectFrom('documentRequests').selectAll().where('trackingNo', '=', trackingNo).executeTakeFirstOrThrow()
/** As the office asks, which is the other half's. */
const ask = (id: number, text = 'Which year?') =>
  sql`with asked as (insert into document_request_messages (request_id, sender, text, at)
      values (${id}, 'office', ${text}, now()) returning id)
    update document_requests set status = 'awaiting_clarification', status_before = 'pending',
      paused_on = received_on, version = version + 1 where id = ${id}`.execute(db)
const resolve = (id: number, outcome: string) =>
  sql`update document_requests set status = 'resolved', outcome = ${outcome}, closed_at = ${clock.now().toISOString()},
    closed_on = received_on, decision_reason = 'Somebody else is named in it.', decision_ground = 'privacy',
    paused_on = null, status_before = null where id = ${id}`.execute(db)

describe('a form', () => {
  test('waits for its confirmation, then counts from its own day, with the next number of the year', async () => {
    const form = formFor(sinupan, { language: 'fil' })
    const made = await callFrom(sinupan, contract.createRequest, { body: form })
    expect(made).toMatchObject({ status: 201, body: { trackingNo: expect.stringMatching(/^REQ-\d{4}-/) } })
    const { trackingNo } = made.body
    expect((await statusOf(trackingNo)).body).toMatchObject({ status: 'unverified', dueOn: null, outcome: null })
    const [mail] = await mailsTo(sinupan, form.email)
    expect(mail?.bodyText).toContain('Magandang araw')
    const token = await mailedToken(sinupan, form.email, 'confirm')
    clock.pass({ days: 2 })
    const { receivedOn } = await rowOf(trackingNo)
    const first = await callFrom(sinupan, contract.confirmRequest, { body: { token } })
    expect(first).toMatchObject({
      status: 200,
      body: { trackingNo, status: 'pending', receivedOn, dueOn: firstDueOn(receivedOn, never) },
    })
    expect(first.body.clock).toMatchObject({ left: expect.any(Number) })
    expect(first.body.clock?.days.at(-1)?.on).toBe(first.body.dueOn)
    expect(first.body.timeline.map(({ status }) => status)).toEqual(['unverified', 'pending'])
    const again = await callFrom(sinupan, contract.confirmRequest, { body: { token } })
    expect([again.status, again.body]).toEqual([200, first.body])
    const row = await rowOf(trackingNo)
    await app.drain()
    const [received] = await mailsTo(sinupan, form.email)
    expect(received?.bodyText).toContain(`${row.registryYear}-${String(row.registrySerial).padStart(4, '0')}`)
    expect(await mailsTo(sinupan, form.email)).toHaveLength(2)
  })

  test('is over after 72 hours', async () => {
    const form = formFor(sinupan)
    await callFrom(sinupan, contract.createRequest, { body: form })
    clock.pass({ hours: 73 })
    const token = await mailedToken(sinupan, form.email, 'confirm')
    expect((await callFrom(sinupan, contract.confirmRequest, { body: { token } })).status).toBe(404)
  })

  test('of the same key is the same, also where ten come at once', async () => {
    const form = formFor(sinupan)
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => callFrom(sinupan, contract.createRequest, { body: form })),
    )
    expect(new Set(sent.map(({ status, body }) => `${status} ${body.trackingNo}`)).size).toBe(1)
    expect(await mailsTo(sinupan, form.email)).toHaveLength(1)
  })

  test('numbers of the registry have no gap, also where twenty are confirmed at once', async () => {
    const forms = Array.from({ length: 20 }, () => formFor(sinupan))
    await Promise.all(forms.map((body) => callFrom(sinupan, contract.createRequest, { body })))
    const tokens = await Promise.all(forms.map(({ email }) => mailedToken(sinupan, email, 'confirm')))
    await Promise.all(
      [...tokens, ...tokens].map((token) => callFrom(sinupan, contract.confirmRequest, { body: { token } })),
    )
    const { rows } = await sql<{ year: number; count: number; last: number }>`select registry_year as year,
      count(*)::int as count, max(registry_serial) as last from document_requests where registry_year is not null
      group by registry_year`.execute(db)
    for (const { count, last } of rows) expect(last).toBe(count)
  })

  test('that fills in what nobody sees is answered and not kept', async () => {
    const form = formFor(sinupan, { website: 'https://buy.example' })
    const { status, body } = await callFrom(sinupan, contract.createRequest, { body: form })
    expect([status, Object.keys(body)]).toEqual([201, ['trackingNo']])
    expect((await statusOf(body.trackingNo)).status).toBe(404)
    expect(await mailsTo(sinupan, form.email)).toHaveLength(0)
  })

  test('comes ten times an hour from one address', async () => {
    const here = ownAddress()
    for (let sent = 0; sent < 10; sent++) expect((await create({}, here)).status).toBe(201)
    const { status, headers } = await create({}, here)
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
    clock.pass({ hours: 1 })
    expect((await create({}, here)).status).toBe(201)
  })

  test('of a key that brought another form is refused, and not taken for that one', async () => {
    const form = formFor(sinupan)
    const { body: first } = await create(form)
    for (const wish of [
      { title: 'Something else' },
      { email: 'another@example.org' },
      { purpose: 'For another work.' },
    ])
      expect(await create({ ...form, ...wish })).toMatchObject({
        status: 400,
        body: { errors: { idempotencyKey: [expect.any(String)] } },
      })
    expect(await create(form)).toMatchObject({ status: 201, body: first })
  })

  test('sends no address more than ten letters an hour, from wherever it comes', async () => {
    const email = 'Somebody.Else@example.org'
    for (let sent = 0; sent < 10; sent++) expect((await create({ email })).status).toBe(201)
    expect((await create({ email: email.toLowerCase() })).status).toBe(429)
    expect((await create()).status).toBe(201)
    clock.pass({ hours: 1 })
    expect((await create({ email })).status).toBe(201)
  })

  test('writes nothing of its own into a letter to an address that nobody has confirmed', async () => {
    for (const language of ['en', 'fil'] as const) {
      const form = formFor(sinupan, { title: 'You won, see https://evil.example', language })
      await create(form)
      const [mail] = await mailsTo(sinupan, form.email)
      expect(`${mail?.bodyText} ${mail?.subject}`).not.toMatch(/won|evil|Juana/)
    }
  })

  test('names an address of letters that are seen, at a host that has a name', async () => {
    for (const email of ['a\u200b@example.org', '-oQ@example.org', 'a@[127.0.0.1]', 'a@exa\u00admple.org'])
      expect((await create({ email })).body).toMatchObject({ errors: { email: [expect.any(String)] } })
    for (const email of ['ü@bücher.example', "o'neil+x@example.org"]) expect((await create({ email })).status).toBe(201)
  })

  test('names a campus that there is, a unit of it, and a document that is public', async () => {
    const { campuses, units } = university
    const mine = await uploadOne(await sinupan.signIn('ana'), { name: 'Mine.txt', content: 'mine' })
    const wrong: [Partial<ReturnType<typeof formFor>>, string][] = [
      [{ campusId: 999_999 }, 'campusId'],
      [{ deliveryUnitId: units.north }, 'deliveryUnitId'],
      [{ relatedFileId: mine.fileManagerId ?? 0 }, 'relatedFileId'],
      [{ relatedFileId: 'nothing' }, 'relatedFileId'],
      [{ coverageFrom: '2024-02-01', coverageTo: '2024-01-01' }, 'coverageTo'],
      [{ attachmentIds: ['0b9f4a53-4e0e-4a52-9a5b-0d0c2f6f3f10'] }, 'attachmentIds'],
      [{ title: 'Four' }, 'title'],
    ]
    for (const [wish, field] of wrong)
      expect((await create(wish)).body).toMatchObject({
        code: 'ValidationFailed',
        errors: { [field]: [expect.any(String)] },
      })
    expect((await create({ campusId: campuses.north, deliveryUnitId: units.north })).status).toBe(201)
  })
})

describe('a number', () => {
  test('that is wrong, unknown or unreadable is answered with the same bytes', async () => {
    const answers = await Promise.all(
      ['REQ-2026-7K4M-Q9XD-T', 'REQ-2026-0000-0000-2', 'nonsense', '<b>'].map((trackingNo) => statusOf(trackingNo)),
    )
    expect(new Set(answers.map(({ raw, status }) => `${status} ${raw}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
  })

  test('is read as it was typed, and tells no name, title or file', async () => {
    const { trackingNo, form } = await requested(sinupan)
    const { body, raw } = await statusOf(trackingNo.toLowerCase().replaceAll('-', ' '))
    expect(body.trackingNo).toBe(trackingNo)
    expect(raw.toString()).not.toMatch(new RegExp(`${form.firstName}|${form.lastName}|${form.title}|example`, 'i'))
  })

  test('is looked up thirty times in ten minutes', async () => {
    const remoteAddress = ownAddress()
    const look = () => callFrom(sinupan, contract.getRequestStatus, { body: { trackingNo: 'x' }, remoteAddress })
    for (let times = 0; times < 30; times++) expect((await look()).status).toBe(404)
    expect((await look()).status).toBe(429)
  })
})

describe('a case', () => {
  const orderCode = (trackingNo: string, remoteAddress = ownAddress()) =>
    callFrom(sinupan, contract.sendCaseCode, { body: { trackingNo }, remoteAddress })
  const tryCode = (trackingNo: string, code: string) =>
    callFrom(sinupan, contract.openCaseByCode, { body: { trackingNo, code } })

  test('opens by its number and the mailed code, once, and its whole is told', async () => {
    const { trackingNo, form } = await requested(sinupan)
    expect((await orderCode(trackingNo)).body).toEqual({ sent: true })
    await app.drain()
    const code = await mailedCode(sinupan, form.email)
    const { body } = await tryCode(trackingNo, code)
    expect((await tryCode(trackingNo, code)).status).toBe(404)
    const whole = await callFrom(sinupan, contract.getCase, { token: body.caseToken })
    expect(whole.body).toMatchObject({
      title: form.title,
      mayWithdraw: true,
      mayAnswer: false,
      mayAppeal: false,
      deliveryUnitName: null,
    })
  })

  test('takes five tries at a code, ten minutes long', async () => {
    const { trackingNo, form } = await requested(sinupan)
    await orderCode(trackingNo)
    await app.drain()
    const code = await mailedCode(sinupan, form.email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let times = 0; times < 5; times++) expect((await tryCode(trackingNo, wrong)).status).toBe(404)
    expect((await tryCode(trackingNo, code)).status).toBe(404)
    await orderCode(trackingNo)
    await app.drain()
    clock.pass({ seconds: 601 })
    expect((await tryCode(trackingNo, await mailedCode(sinupan, form.email))).status).toBe(404)
  })

  test('orders of codes are answered alike for unknown numbers, five from one address', async () => {
    const here = ownAddress()
    for (let times = 0; times < 5; times++) expect((await orderCode('REQ-2026-7K4M-Q9XD-T', here)).status).toBe(200)
    expect((await orderCode('REQ-2026-7K4M-Q9XD-T', here)).status).toBe(429)
  })

  test('is mailed twenty codes a day at most, from wherever they are ordered: each is five guesses', async () => {
    const { trackingNo, form } = await requested(sinupan)
    const ordered = async () => {
      for (let order = 0; order < 11; order++) await callFrom(sinupan, contract.sendCaseCode, { body: { trackingNo } })
      await app.drain()
      clock.pass({ seconds: 660 })
      return (await mailsTo(sinupan, form.email)).filter(({ subject }) => subject === 'Your code').length
    }
    expect([await ordered(), await ordered(), await ordered()]).toEqual([10, 20, 20])
    clock.pass({ hours: 24 })
    expect(await ordered()).toBe(30)
  })

  test('opens by its private link, for an hour, and never by an altered token', async () => {
    const { token } = await requested(sinupan)
    expect((await callFrom(sinupan, contract.getCase, { token })).status).toBe(200)
    for (const bad of [`${token}x`, token.replace('REQ', 'REK'), 'x', ''])
      expect((await callFrom(sinupan, contract.getCase, { token: bad })).status).toBe(401)
    clock.pass({ seconds: 3_601 })
    expect((await callFrom(sinupan, contract.getCase, { token })).status).toBe(401)
  })

  test('answers a question: the clock goes on with the days that were left', async () => {
    const { id, trackingNo, token } = await requested(sinupan)
    await ask(id)
    const before = await rowOf(trackingNo)
    const waiting = await callFrom(sinupan, contract.getCase, { token })
    expect(waiting.body).toMatchObject({
      mayAnswer: true,
      dueOn: null,
      answerUntil: answerUntil(before.pausedOn ?? ''),
      messages: [{ from: 'office', text: 'Which year?', by: null }],
    })
    const answered = await callFrom(sinupan, contract.writeToOffice, { token, body: { text: 'Of 2024.' } })
    const { receivedOn } = before
    const dueOn = dueOnAfterPause({ dueOn: before.dueOn ?? '', pausedOn: receivedOn, answeredOn: receivedOn }, never)
    expect(answered.body).toMatchObject({ status: 'pending', dueOn, mayAnswer: false })
    expect((await rowOf(trackingNo)).requesterWroteLast).toBe(true)
    const more = await callFrom(sinupan, contract.writeToOffice, { token, body: { text: 'Or of 2023.' } })
    expect(more.body.messages.map(({ text }) => text)).toEqual(['Which year?', 'Of 2024.', 'Or of 2023.'])
  })

  test('is taken back, and stays so', async () => {
    const { token, form } = await requested(sinupan)
    const [once, twice] = await Promise.all(
      [1, 2].map(() => callFrom(sinupan, contract.withdrawRequest, { token, body: {} })),
    )
    expect([once?.status, twice?.status].toSorted()).toEqual([200, 409])
    const { body } = await callFrom(sinupan, contract.getCase, { token })
    expect(body).toMatchObject({ status: 'resolved', outcome: 'withdrawn', mayWithdraw: false, mayAppeal: false })
    expect((await callFrom(sinupan, contract.writeToOffice, { token, body: { text: 'Wait.' } })).status).toBe(409)
    await app.drain()
    expect((await mailsTo(sinupan, form.email))[0]?.subject).toContain('taken back')
  })

  test('that was refused is appealed once, within fifteen days', async () => {
    const reason = 'The names can be covered.'
    const { id, token } = await requested(sinupan)
    await resolve(id, 'denied')
    expect((await callFrom(sinupan, contract.getCase, { token })).body).toMatchObject({ mayAppeal: true })
    const appealed = await callFrom(sinupan, contract.appealRequest, { token, body: { reason } })
    // Whoever appealed sees that it came.
    expect(appealed.body).toMatchObject({ status: 'resolved', mayAppeal: false, appealUntil: null, appeal: { reason } })
    expect((await callFrom(sinupan, contract.appealRequest, { token, body: { reason } })).status).toBe(409)
    const late = await requested(sinupan)
    await resolve(late.id, 'denied')
    clock.pass({ days: 16 })
    const opened = await callFrom(sinupan, contract.openCaseByLink, { body: { token: late.link } })
    const { status } = await callFrom(sinupan, contract.appealRequest, {
      token: opened.body.caseToken,
      body: { reason },
    })
    expect(status).toBe(409)
  })
})
