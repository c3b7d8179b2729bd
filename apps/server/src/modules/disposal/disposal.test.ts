import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { GivenDisposals } from './disposal.fixture.ts'

/** From the draft to the certificate (domain: Retention). */
const sinupan = await startSinupan()
const { people, university, nobody } = sinupan
const { ana, carla, records, records2, admin } = people
const disposals = new GivenDisposals(sinupan)
const { given, due } = disposals
const view = (id: number, caller = records) => caller.ask(contract.getDisposal, { params: { id } })
const authority = { authorityNumber: 'NAP-2026-117', authorityDate: '2026-10-05' }
const reason = 'The case of 2011 still needs it.'
const concur = (id: number, items: { fileManagerId: number; agrees: boolean; reason?: string }[], caller = ana) =>
  caller.call(contract.concur, { params: { id }, body: { items } })
const execute = (id: number, listHash: string, caller = records2) =>
  caller.call(contract.executeDisposal, { params: { id }, body: { listHash } })

describe('a draft', () => {
  test('takes what is due, by the central records unit alone', async () => {
    const [own, others] = [await due(), await due({ by: 'carla' })]
    const draft = await disposals.draft([own, others])
    expect(draft).toMatchObject({
      title: 'Memoranda of 2010',
      status: 'draft',
      itemCount: 2,
      createdBy: { id: records.userId },
      listHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      may: { changeItems: true, submit: true, authorise: false, execute: false, cancel: true, restore: false },
    })
    expect(draft.items.map((item) => [item.fileManager.id, item.unitId, item.concurrence, item.blocker])).toEqual([
      [own, ana.unitId, null, null],
      [others, carla.unitId, null, null],
    ])
    for (const caller of [ana, admin]) {
      const body = { title: 'Mine', fileManagerIds: [own] }
      expect(await caller.call(contract.createDisposal, { body })).toMatchObject({
        status: 403,
        body: { code: 'Forbidden' },
      })
    }
  })

  test('is refused whole where one is blocked, and each is named with what stands in the way', async () => {
    const free = await due()
    const young = await given.document({ documentDate: '2026-03-02' })
    const permanent = await due({ categoryId: university.categories.boardResolutions })
    const unscheduled = await due({ categoryId: null })
    const posted = await due()
    await given.posting(posted)
    const taken = await due()
    await disposals.draft([taken])
    const fileManagerIds = [free, young, permanent, unscheduled, posted, taken]
    const answer = await records.call(contract.createDisposal, { body: { title: 'All', fileManagerIds } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'UnderRetention' } })
    const named = (answer.body as unknown as { documents: { id: number; code: string }[] }).documents
    expect(named.map(({ id, code }) => [id, code])).toEqual([
      [young, 'UnderRetention'],
      [permanent, 'Permanent'],
      [unscheduled, 'Unscheduled'],
      [posted, 'Posted'],
      [taken, 'InDisposal'],
    ])
    await disposals.draft([free])
  })

  test('changes its list, whose hash says which documents and which bytes it would destroy', async () => {
    const [one, two] = [await due(), await due()]
    const { id, listHash } = await disposals.draft([one, two])
    const change = (body: { add?: number[]; remove?: number[] }) =>
      records.ask(contract.changeDisposalItems, { params: { id }, body })
    const without = await change({ remove: [two] })
    expect(without).toMatchObject({ itemCount: 1, version: 2 })
    expect(without.listHash).not.toBe(listHash)
    expect((await change({ add: [two] })).listHash).toBe(listHash)
    await given.file(one, { by: 'ana', text: 'A second page.' })
    expect((await view(id)).listHash).not.toBe(listHash)
  })

  test('is nothing that units know of', async () => {
    const { id } = await disposals.draft([await due()])
    for (const caller of [ana, carla, admin])
      expect((await caller.call(contract.getDisposal, { params: { id } })).status).toBe(404)
    expect(
      (await ana.ask(contract.listUnitDisposals, { params: { duId: ana.unitId } })).items.map((one) => one.id),
    ).not.toContain(id)
  })
})

describe('concurrence', () => {
  test('is each unit’s, of its own documents, which are all that it sees', async () => {
    const [own, others] = [await due(), await due({ by: 'carla' })]
    const { id } = await disposals.submitted([own, others])
    const seen = await view(id, ana)
    expect(seen.items.map((item) => item.fileManager.id)).toEqual([own])
    expect(seen).toMatchObject({
      total: 1,
      itemCount: 1,
      counts: { waiting: 1 },
      may: { authorise: false, cancel: false },
    })
    expect((await concur(id, [{ fileManagerId: others, agrees: true }])).status).toBe(404)
    expect((await concur(id, [{ fileManagerId: own, agrees: true }], records)).body).toMatchObject({
      code: 'NotYourDeliveryUnit',
    })
    expect(await concur(id, [{ fileManagerId: own, agrees: true }])).toMatchObject({
      status: 200,
      body: { items: [{ concurrence: { agrees: true, by: { id: ana.userId }, reason: null } }] },
    })
  })

  test('is never silence', async () => {
    const [own, others] = [await due(), await due({ by: 'carla' })]
    const { id, listHash } = await disposals.submitted([own, others])
    await concur(id, [{ fileManagerId: own, agrees: true }])
    const answer = await records.call(contract.authoriseDisposal, { params: { id }, body: { ...authority, listHash } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'NotConcurred', waiting: 1 } })
  })

  test('objects with a reason, which takes the document off the list and frees it', async () => {
    const [one, two] = [await due(), await due()]
    const { id, listHash } = await disposals.submitted([one, two])
    expect((await concur(id, [{ fileManagerId: one, agrees: false }])).status).toBe(400)
    await concur(id, [
      { fileManagerId: one, agrees: false, reason },
      { fileManagerId: two, agrees: true },
    ])
    const seen = await view(id)
    expect(seen).toMatchObject({ itemCount: 1, counts: { waiting: 0, agreed: 1, objected: 1 } })
    expect(seen.listHash).not.toBe(listHash)
    await disposals.draft([one], 'Taken up elsewhere')
    expect((await concur(id, [{ fileManagerId: one, agrees: true }])).body).toMatchObject({ code: 'InDisposal' })
    const answer = await records.call(contract.authoriseDisposal, { params: { id }, body: { ...authority, listHash } })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'StateChanged', current: { id, status: 'concurrence' } },
    })
    await records.ask(contract.authoriseDisposal, { params: { id }, body: { ...authority, listHash: seen.listHash } })
  })

  test('is authorised by what was signed on a day that has come', async () => {
    const own = await due()
    const { id } = await disposals.submitted([own])
    await concur(id, [{ fileManagerId: own, agrees: true }])
    const { listHash } = await view(id)
    const body = { ...authority, authorityDate: '2090-01-02', listHash }
    const answer = await records.call(contract.authoriseDisposal, { params: { id }, body })
    expect(answer).toMatchObject({ status: 400, body: { errors: { authorityDate: [expect.any(String)] } } })
  })

  test('is authorised by a scan of the form that stays, and not by one that goes with the list', async () => {
    const [own, scan] = [await due(), await given.document({ by: 'records', name: 'Signed authority' })]
    const { id, listHash } = await disposals.agreed([own])
    const authorise = (authorityFileId: number) =>
      records.call(contract.authoriseDisposal, { params: { id }, body: { ...authority, listHash, authorityFileId } })
    expect(await authorise(own)).toMatchObject({
      status: 400,
      body: { errors: { authorityFileId: [expect.stringMatching(/on the list/)] } },
    } as object)
    expect((await authorise(scan)).body.authority).toMatchObject({ fileId: scan })
  })

  test('leaves nothing to authorise where all was objected to', async () => {
    const own = await due()
    const { id } = await disposals.submitted([own])
    await concur(id, [{ fileManagerId: own, agrees: false, reason }])
    const { listHash } = await view(id)
    const answer = await records.call(contract.authoriseDisposal, { params: { id }, body: { ...authority, listHash } })
    expect(answer.body).toMatchObject({ code: 'NothingListed' })
  })

  test('stands in the list of the unit, with what it has not answered first', async () => {
    const list = async () => (await carla.ask(contract.listUnitDisposals, { params: { duId: carla.unitId } })).items
    const first = await disposals.submitted([await due({ by: 'carla' })])
    const second = await disposals.submitted([await due({ by: 'carla' })])
    expect((await list()).map((one) => one.id).slice(0, 2)).toEqual([second.id, first.id])
    await concur(second.id, [{ fileManagerId: second.items[0]?.fileManager.id ?? 0, agrees: true }], carla)
    expect((await list())[0]?.id).toBe(first.id)
    expect((await ana.call(contract.listUnitDisposals, { params: { duId: carla.unitId } })).body).toMatchObject({
      code: 'NotYourDeliveryUnit',
    })
  })
})

describe('a review', () => {
  test('lets the central records unit read what is on the list, and writes down that it did', async () => {
    const own = await due()
    const read = () => records.ask(contract.getDocument, { params: { id: own } })
    expect((await read()).capabilities.read).toBe(false)
    const { id } = await disposals.draft([own])
    expect((await read()).capabilities.read).toBe(true)
    await records.ask(contract.cancelDisposal, { params: { id }, body: {} })
    expect((await read()).capabilities.read).toBe(false)
  })

  test('opens nothing classified', async () => {
    const own = await due({ isClassified: true })
    await disposals.draft([own])
    expect(await records.ask(contract.getDocument, { params: { id: own } })).toMatchObject({
      fileManagerFiles: [],
      description: null,
    })
  })
})

describe('an execution', () => {
  test('is another person’s than who authorised it, with the hash of that list', async () => {
    const { id, listHash, authority: told } = await disposals.authorised([await due()])
    expect(told).toEqual({ number: 'NAP-2026-117', date: '2026-10-05', fileId: null })
    expect((await execute(id, listHash, records)).body).toMatchObject({ code: 'SamePerson' })
    expect((await execute(id, '0'.repeat(64))).body).toMatchObject({ code: 'StateChanged' })
    expect((await view(id, records2)).may).toMatchObject({ execute: true })
    expect(await view(id)).toMatchObject({ may: { execute: false }, reasons: { execute: 'SamePerson' } })
    expect((await execute(id, listHash)).body).toMatchObject({
      destroyed: 1,
      skipped: [],
      certificateNo: expect.stringMatching(/^DC-\d{4}-\d{4}$/),
    })
    expect((await execute(id, listHash)).body).toMatchObject({ code: 'StateChanged' })
  })

  test('skips and tells what came to be blocked since, and what has other bytes than were authorised', async () => {
    const [free, held, changed, posted, gone] = [await due(), await due(), await due(), await due(), await due()]
    const { id, listHash } = await disposals.authorised([free, held, changed, posted, gone])
    await records.ask(contract.createHold, { body: { kind: 'legal', reason, fileManagerIds: [held] } })
    await given.file(changed, { by: 'ana', text: 'Another page.' })
    await given.posting(posted)
    await ana.ask(contract.trashDocument, { params: { id: gone } })
    await ana.ask(contract.removeDocument, { params: { id: gone } })
    const { body } = await execute(id, listHash)
    expect(body).toMatchObject({ destroyed: 1, skippedCount: 4 })
    expect(body.skipped.map(({ fileManagerId, code }) => [fileManagerId, code])).toEqual([
      [held, 'OnHold'],
      [changed, 'StateChanged'],
      [posted, 'Posted'],
      [gone, 'NotFound'],
    ])
    expect(await view(id)).toMatchObject({
      status: 'executed',
      counts: { binned: 1, skipped: 4 },
      certificate: { count: 1 },
    })
    for (const kept of [held, changed, posted]) await ana.ask(contract.getDocument, { params: { id: kept } })
    await disposals.draft([changed], 'Once more')
  })

  test('gives numbers without gaps and a code that anybody verifies', async () => {
    const [first, second] = [await disposals.executed([await due()]), await disposals.executed([await due()])]
    const numberOf = (no: string | null) => Number(no?.split('-')[2])
    expect(numberOf(second.certificateNo)).toBe(numberOf(first.certificateNo) + 1)
    const { certificate } = await view(second.id)
    expect(certificate).toMatchObject({
      no: second.certificateNo,
      count: 1,
      url: expect.stringContaining(`/verify/${certificate?.code}`),
    })
    const verified = await nobody.ask(contract.verifyCertificate, { params: { code: certificate?.code ?? '' } })
    expect(verified).toEqual({
      certificateNo: second.certificateNo,
      executedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      count: 1,
      sha256: certificate?.sha256,
      restoredCount: 0,
      isFinal: false,
      institution: expect.any(String),
    })
    const typed = certificate?.code.toLowerCase().replaceAll('-', '').replaceAll('0', 'o') ?? ''
    expect((await nobody.ask(contract.verifyCertificate, { params: { code: typed } })).certificateNo).toBe(
      second.certificateNo,
    )
    expect((await nobody.call(contract.verifyCertificate, { params: { code: '7K4M-Q9XD-2TBA-90ZF' } })).status).toBe(
      404,
    )
  })

  test('of nothing but blocked documents has no certificate', async () => {
    const own = await due()
    const { id, listHash } = await disposals.authorised([own])
    await given.posting(own)
    expect((await execute(id, listHash)).body).toMatchObject({ destroyed: 0, skippedCount: 1, certificateNo: null })
    expect((await view(id)).certificate).toBeNull()
  })
})

test('a batch is given up before it is executed, and its documents are free', async () => {
  const own = await due()
  for (const begin of ['draft', 'submitted', 'authorised'] as const) {
    const { id } = await disposals[begin]([own])
    expect((await ana.call(contract.cancelDisposal, { params: { id }, body: {} })).status).toBe(403)
    expect(await records.ask(contract.cancelDisposal, { params: { id }, body: {} })).toMatchObject({
      status: 'cancelled',
    })
    expect((await records.call(contract.cancelDisposal, { params: { id }, body: {} })).body).toMatchObject({
      code: 'StateChanged',
    })
  }
  const { id } = await disposals.executed([own])
  expect((await records.call(contract.cancelDisposal, { params: { id }, body: {} })).body).toMatchObject({
    code: 'StateChanged',
  })
})

test('every step on an older state is refused with the batch as it is', async () => {
  const { id, version } = await disposals.draft([await due()])
  await records.ask(contract.changeDisposalItems, { params: { id }, body: { add: [await due()] } })
  const answer = await records.call(contract.submitDisposal, { params: { id }, body: { version } })
  expect(answer).toMatchObject({ status: 409, body: { code: 'StateChanged', current: { id, version: version + 1 } } })
})
