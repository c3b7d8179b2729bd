import * as contract from '@sinupan/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { drawTexts } from '../../testing/printed.ts'
import { GivenRequests } from '../../testing/requests.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import type { PersonName } from '../../testing/university.ts'

/** How the university answers requests from outside (domain: Requests). */
const sinupan = await startSinupan()
const given = new Given(sinupan)
const requests = new GivenRequests(sinupan)
const { clock, people, university } = sinupan

beforeEach(async () => {
  for (const name of Object.keys(people) as PersonName[]) people[name] = await sinupan.signIn(name)
})

const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 400 ? status : (body as { code: string }).code
const errorsOf = ({ body }: { body: unknown }) => Object.keys((body as { errors?: object }).errors ?? {})
const at = (id: number) => ({ params: { id }, body: {} })
const reason = 'The registers of that year are in another building.'

describe('a request over the counter', () => {
  test('is entered with the day on which it came, a number without a gap, and the clock from that day', async () => {
    const first = await requests.pending({ receivedOn: '2026-03-02' })
    const second = await requests.pending({ receivedOn: '2026-03-02', email: null })
    expect(first).toMatchObject({
      status: 'pending',
      channel: 'walk_in',
      dueOn: '2026-03-23',
      email: 'liza@example.org',
    })
    const [year, serial] = (first.registryNo ?? '').split('-')
    expect(second.registryNo).toBe(`${year}-${String(Number(serial) + 1).padStart(4, '0')}`)
    expect(first.trackingNo).toMatch(/^REQ-\d{4}-/)
  })

  test('that came tomorrow, or for places that are not there, is not', async () => {
    const wrong = [
      [{ receivedOn: new Date(clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10) }, 'receivedOn'],
      [{ campusId: 999_999 }, 'campusId'],
      [{ deliveryUnitId: university.units.north }, 'deliveryUnitId'],
      [{ relatedFileId: 999_999 }, 'relatedFileId'],
      [{ attachmentIds: ['00000000-0000-4000-8000-000000000000'] }, 'attachmentIds'],
    ] as const
    for (const [more, field] of wrong) {
      const body = requests.entered({
        ...more,
        attachmentIds: 'attachmentIds' in more ? [...more.attachmentIds] : [],
      })
      const answer = await people.records.call(contract.registerRequest, { body })
      expect([codeOf(answer), errorsOf(answer)]).toEqual(['ValidationFailed', [field]])
    }
    expect(codeOf(await people.admin.call(contract.registerRequest, { body: requests.entered() }))).toBe('Forbidden')
    expect(codeOf(await people.ana.call(contract.registerRequest, { body: requests.entered() }))).toBe('Forbidden')
  })

  test('is entered once, by its key, also by two at once', async () => {
    const body = requests.entered({ idempotencyKey: 'over-the-counter-1' })
    const made = await Promise.all([1, 2, 3].map(() => people.records.ask(contract.registerRequest, { body })))
    expect(new Set(made.map((one) => one.id)).size).toBe(1)
  })

  test('under a key that entered another one is refused', async () => {
    const body = requests.entered({ idempotencyKey: 'counter-17' })
    const { id } = await people.records.ask(contract.registerRequest, { body })
    const other = await people.records.call(contract.registerRequest, { body: { ...body, lastName: 'Santos' } })
    expect(errorsOf(other)).toEqual(['idempotencyKey'])
    expect((await people.records.ask(contract.registerRequest, { body })).id).toBe(id)
  })

  test('has a slip to hand over', async () => {
    const { id, trackingNo } = await requests.pending()
    const slip = await people.records.call(contract.printRequestSlip, { params: { id } })
    expect(slip.status).toBe(200)
    const texts = (await drawTexts(slip.raw)).map(({ text }) => text)
    expect(texts).toContain(trackingNo)
    expect(texts.join(' ')).toContain(`/document-request-status?number=${trackingNo}`)
  })
})

describe('a request', () => {
  test('is accepted, searched for, proposed, decided on by another, and closed', async () => {
    const document = await given.document()
    const { id } = await requests.forDecision([document])
    expect((await people.dan.ask(contract.getRequest, { params: { id } })).capabilities).toMatchObject({ decide: true })
    const done = await people.dan.ask(contract.decideRequest, { params: { id }, body: { outcome: 'successful' } })
    expect(done).toMatchObject({
      status: 'resolved',
      outcome: 'successful',
      decision: { by: { id: people.dan.userId } },
    })
    expect(done.timeline.map((event) => event.what)).toEqual([
      'request.received',
      'request.accepted',
      'request.started',
      'request.proposed',
      'request.resolved',
    ])
  })

  test('is the records unit’s alone until it is accepted; how to reach somebody stays theirs', async () => {
    const { id } = await requests.pending({ deliveryUnitId: university.units.admissions })
    expect(codeOf(await people.ana.call(contract.getRequest, { params: { id } }))).toBe('NotFound')
    const body = { deliveryUnitId: people.ana.unitId, decisionMakerId: people.dan.userId }
    await people.records.ask(contract.acceptRequest, { params: { id }, body })
    expect(await people.ana.ask(contract.getRequest, { params: { id } })).toMatchObject({
      email: null,
      lastName: 'Reyes',
    })
    expect(codeOf(await people.carla.call(contract.getRequest, { params: { id } }))).toBe('NotFound')
    const { items } = await people.ana.ask(contract.listUnitRequests, { params: { duId: people.ana.unitId } })
    expect(items.map((one) => one.id)).toContain(id)
    expect((await people.dan.ask(contract.listOwnDecisions)).items.map((one) => one.id)).toContain(id)
    expect(codeOf(await people.carla.call(contract.listUnitRequests, { params: { duId: people.ana.unitId } }))).toBe(
      'NotYourDeliveryUnit',
    )
  })

  test('is accepted for a unit that is there and a person who is active', async () => {
    const { id } = await requests.pending()
    const nobody = '00000000-0000-4000-8000-000000000000'
    for (const [given, field] of [
      [{ deliveryUnitId: 999_999, decisionMakerId: people.dan.userId }, 'deliveryUnitId'],
      [{ deliveryUnitId: people.ana.unitId, decisionMakerId: nobody }, 'decisionMakerId'],
    ] as const) {
      const answer = await people.records.call(contract.acceptRequest, { params: { id }, body: given })
      expect([codeOf(answer), errorsOf(answer)]).toEqual(['ValidationFailed', [field]])
    }
  })

  test('that changed since is told as it is now', async () => {
    const { id, version } = await requests.pending()
    const body = { deliveryUnitId: people.ana.unitId, decisionMakerId: people.dan.userId, version }
    await people.records.ask(contract.acceptRequest, { params: { id }, body })
    const late = await people.records2.call(contract.assignRequest, { params: { id }, body })
    expect(late).toMatchObject({ status: 409, body: { code: 'StateChanged', current: { status: 'accepted' } } })
  })

  test('goes to other hands, but never to who proposed', async () => {
    const { id } = await requests.forDecision()
    const assign = (body: object) => people.records.call(contract.assignRequest, { params: { id }, body })
    expect(errorsOf(await assign({}))).toEqual(['deliveryUnitId'])
    expect(errorsOf(await assign({ decisionMakerId: people.ana.userId }))).toEqual(['decisionMakerId'])
    expect((await assign({ decisionMakerId: people.ben.userId })).body).toMatchObject({
      status: 'for_decision',
      decisionMaker: { id: people.ben.userId },
    })
  })

  test('is proposed with what the proposer sees, each withheld document with its ground, or where was searched', async () => {
    const { id } = await requests.processing()
    const [own, hidden] = [await given.document(), await given.document({ by: 'dan' })]
    const classified = await given.document({ by: 'ben', isClassified: true })
    const trashed = await given.document()
    await people.ana.ask(contract.trashDocument, { params: { id: trashed } })
    const propose = (body: contract.BodyInputOf<typeof contract.proposeAnswer>) =>
      people.ana.call(contract.proposeAnswer, { params: { id }, body })
    const release = (fileManagerId: number) => ({ items: [{ fileManagerId, proposal: 'release' as const }] })
    for (const one of [hidden, 999_999, trashed]) expect(errorsOf(await propose(release(one)))).toEqual(['items'])
    expect(codeOf(await propose(release(classified)))).toBe('Classified')
    expect(errorsOf(await propose({}))).toEqual(['searchNote'])
    expect(errorsOf(await propose({ items: [{ fileManagerId: own, proposal: 'withhold' }] }))).toEqual([
      'items[0].ground',
    ])
    const proposed = await propose({ items: [{ fileManagerId: own, proposal: 'withhold', ground: 'privacy' }] })
    expect(proposed.body).toMatchObject({ status: 'for_decision', proposedBy: { id: people.ana.userId } })
  })

  test('is refused with a ground and a reason in plain words, and not decided on by who proposed', async () => {
    const { id } = await requests.forDecision()
    const decide = (body: contract.BodyInputOf<typeof contract.decideRequest>, by = people.dan) =>
      by.call(contract.decideRequest, { params: { id }, body })
    for (const outcome of ['denied', 'partially_successful'] as const)
      expect(errorsOf(await decide({ outcome }))).toEqual(['ground', 'reason'])
    expect(codeOf(await decide({ outcome: 'not_held' }, people.ana))).toBe('Forbidden')
    const denied = await decide({ outcome: 'denied', ground: 'privacy', reason: 'It names others.' })
    expect(denied.body).toMatchObject({ decision: { ground: 'privacy', reason: 'It names others.' } })
  })

  test('that is downloaded is not granted without a prepared copy of each document', async () => {
    const { id } = await requests.forDecision([await given.document()], { deliveryMode: 'download' })
    const answer = await people.dan.call(contract.decideRequest, { params: { id }, body: { outcome: 'successful' } })
    expect(codeOf(answer)).toBe('NotReleasable')
  })

  test('is not told as granted while something of it is withheld, nor as not held while something was found', async () => {
    const items = async () => [
      { fileManagerId: await given.document(), proposal: 'release' as const },
      { fileManagerId: await given.document(), proposal: 'withhold' as const, ground: 'privacy' as const },
    ]
    const { id } = await requests.processing()
    await people.ana.ask(contract.proposeAnswer, { params: { id }, body: { items: await items() } })
    const decide = (body: contract.BodyInputOf<typeof contract.decideRequest>) =>
      people.dan.call(contract.decideRequest, { params: { id }, body })
    for (const outcome of ['successful', 'not_held', 'proactively_disclosed', 'invalid'] as const)
      expect(errorsOf(await decide({ outcome, reason: 'It is given.' }))).toEqual(['outcome'])
    const part = { outcome: 'partially_successful', ground: 'privacy', reason: 'One tells of a person.' } as const
    expect((await decide(part)).body).toMatchObject({ status: 'resolved', outcome: 'partially_successful' })
  })

  test('of which nothing is to be downloaded is not granted, in whole or in part', async () => {
    const { id } = await requests.forDecision([], { deliveryMode: 'download' })
    for (const outcome of ['successful', 'partially_successful'] as const) {
      const body = { outcome, ground: 'privacy' as const, reason: 'It is given.' }
      expect(errorsOf(await people.dan.call(contract.decideRequest, { params: { id }, body }))).toEqual(['outcome'])
    }
  })

  test('that needs no search is answered by the records unit; what needs one is not', async () => {
    const { id } = await requests.pending()
    const decide = (outcome: 'denied' | 'invalid') =>
      people.records.call(contract.decideRequest, {
        params: { id },
        body: { outcome, ground: 'privacy', reason: 'It asks for nothing.' },
      })
    expect(codeOf(await decide('denied'))).not.toBe(200)
    expect((await decide('invalid')).body).toMatchObject({ outcome: 'invalid', decision: { ground: null } })
  })

  test('is sent back with a reason, and proposed again', async () => {
    const { id } = await requests.forDecision()
    const back = await people.dan.ask(contract.sendBackRequest, { params: { id }, body: { reason } })
    expect(back.status).toBe('processing')
    expect(back.timeline.at(-1)).toMatchObject({ what: 'request.sent-back', note: reason })
    const again = await people.ben.ask(contract.proposeAnswer, { params: { id }, body: { searchNote: 'Once more.' } })
    expect(again).toMatchObject({ status: 'for_decision', searchNote: 'Once more.' })
  })

  test('is referred, merged, and suggested as the same as another', async () => {
    const [one, other] = [
      await requests.pending({ title: 'Zoning map 1998' }),
      await requests.pending({ title: 'Zoning map 1998' }),
    ]
    expect((await people.records.ask(contract.getRequest, { params: { id: one.id } })).like[0]?.id).toBe(other.id)
    const merge = (id: number, intoId: number) =>
      people.records.call(contract.mergeRequest, { params: { id }, body: { intoId } })
    expect(errorsOf(await merge(one.id, one.id))).toEqual(['intoId'])
    expect((await merge(one.id, other.id)).body).toMatchObject({ outcome: 'duplicate', mergedInto: { id: other.id } })
    expect(errorsOf(await merge(other.id, one.id))).toEqual(['intoId'])
    const body = { to: 'National Archives', reason: 'They have the maps.' }
    const referred = await people.records.ask(contract.referRequest, { params: { id: other.id }, body })
    expect(referred).toMatchObject({ outcome: 'referred', decision: { reason: 'They have the maps.' } })
  })

  test('is not closed as the same as one that ended without an answer', async () => {
    const [one, other] = [await requests.pending(), await requests.pending()]
    await people.records.ask(contract.decideRequest, { params: { id: other.id }, body: { outcome: 'invalid' } })
    const merged = await people.records.call(contract.mergeRequest, {
      params: { id: one.id },
      body: { intoId: other.id },
    })
    expect(errorsOf(merged)).toEqual(['intoId'])
  })

  test('is opened again by who decided, with the whole clock from today', async () => {
    const { id } = await requests.forDecision()
    await people.dan.ask(contract.decideRequest, { params: { id }, body: { outcome: 'not_held' } })
    expect(codeOf(await people.records.call(contract.reopenRequest, { params: { id }, body: { reason } }))).toBe(
      'Forbidden',
    )
    const open = await people.dan.ask(contract.reopenRequest, { params: { id }, body: { reason } })
    expect(open).toMatchObject({ status: 'processing', outcome: null, decision: null })
    expect(open.daysLeft).toBe(15)
  })
})

describe('the clock of a request', () => {
  test('stands still from a question to its answer, and is put off once before it is over', async () => {
    const { id, dueOn } = await requests.accepted()
    const asked = await people.records.ask(contract.clarifyRequest, {
      params: { id },
      body: { text: 'Which council?' },
    })
    expect(asked).toMatchObject({
      status: 'awaiting_clarification',
      daysLeft: null,
      messages: [{ text: 'Which council?' }],
    })
    expect(codeOf(await people.ana.call(contract.startRequest, at(id)))).toBe('StateChanged')
    const answered = await people.records.ask(contract.answerForRequester, {
      params: { id },
      body: { text: 'The first.' },
    })
    expect(answered).toMatchObject({
      status: 'accepted',
      dueOn,
      hasNews: true,
      messages: [{}, { from: 'requester', by: null }],
    })
    const extend = () => people.dan.call(contract.extendRequest, { params: { id }, body: { days: 5, reason } })
    expect((await extend()).body).toMatchObject({ dueOn, daysLeft: 20 })
    expect(codeOf(await extend())).toBe('AlreadyExtended')
    const late = await requests.accepted({ receivedOn: '2026-01-05' })
    const answer = await people.dan.call(contract.extendRequest, { params: { id: late.id }, body: { days: 5, reason } })
    expect(codeOf(answer)).toBe('TooLate')
  })
})

describe('what is linked to a request', () => {
  test('is held while it is open, let go when it is closed, and held again when it is opened again', async () => {
    const document = await given.document()
    const { id } = await requests.forDecision([document])
    const trash = () => people.ana.call(contract.trashDocument, { params: { id: document } })
    expect(await trash()).toMatchObject({ status: 409, body: { code: 'OnHold' } })
    const body = { action: 'trash' as const, fileManagerIds: [document] }
    expect(await people.ana.ask(contract.findEffects, { body })).toMatchObject({ holds: 1, requests: 1 })
    const holds = (await people.records.ask(contract.listHolds, { query: { fileManagerId: document } })).items
    expect(holds).toMatchObject([{ kind: 'request', liftedAt: null }])
    const lift = await people.records.call(contract.liftHold, { params: { id: holds[0]?.id ?? 0 }, body: { reason } })
    expect(codeOf(lift)).toBe('Forbidden')
    await people.dan.ask(contract.decideRequest, { params: { id }, body: { outcome: 'successful' } })
    expect((await people.ana.ask(contract.getDocument, { params: { id: document } })).hold).toBeNull()
    await people.dan.ask(contract.reopenRequest, { params: { id }, body: { reason } })
    expect((await people.ana.ask(contract.getDocument, { params: { id: document } })).hold).toBe('request')
  })

  test('is let go where another proposal no longer names it', async () => {
    const [first, second] = [await given.document(), await given.document()]
    const { id } = await requests.forDecision([first])
    await people.dan.ask(contract.sendBackRequest, { params: { id }, body: { reason } })
    const items = [{ fileManagerId: second, proposal: 'release' as const }]
    await people.ana.ask(contract.proposeAnswer, { params: { id }, body: { items } })
    const holdOf = async (document: number) =>
      (await people.ana.ask(contract.getDocument, { params: { id: document } })).hold
    expect([await holdOf(first), await holdOf(second)]).toEqual([null, 'request'])
  })

  test('is held from the beginning where the request is about it', async () => {
    const document = await given.document()
    await given.approved(document, 'public')
    await requests.pending({ relatedFileId: document })
    expect((await people.ana.ask(contract.getDocument, { params: { id: document } })).hold).toBe('request')
  })
})
