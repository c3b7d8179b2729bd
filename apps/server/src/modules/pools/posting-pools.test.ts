import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { Given, levels } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { people } = sinupan
const { ana, ben, carla, dan, approver } = people

const pool = async (title: string, owner: Caller = ana) =>
  (await owner.ask(contract.createPool, { body: { title } })).id
const send = (fileManagerId: number, postPoolFiles: number[], more: object = {}) =>
  ana.call(contract.createPosting, { body: { fileManagerId, accessLevelId: levels.unit, postPoolFiles, ...more } })
const approve = (id: number) => approver.ask(contract.approvePosting, { params: { id }, body: {} })
const isIn = async (poolId: number, documentId: number) =>
  (await ana.ask(contract.listPoolsOfDocument, { params: { fileManagerId: documentId } })).items.some(
    (one) => one.poolId === poolId,
  )
const factsOf = async (id: number) =>
  (await ana.ask(contract.listActivity, { params: { id } })).items.map((one) => one.name)

describe('a document that is posted for pools', () => {
  test('comes into them when it is approved, and not before', async () => {
    const [first, second] = [await pool('First'), await pool('Second')]
    const documentId = await given.document()
    const { status, body: sent } = await send(documentId, [second, first, second])
    expect(status).toBe(201)
    expect(sent).toMatchObject({
      postPoolFiles: [first, second],
      pools: [
        { id: first, title: 'First' },
        { id: second, title: 'Second' },
      ],
    })
    expect(await isIn(first, documentId)).toBe(false)
    expect(await approve(sent.id)).toMatchObject({ status: 'approved', postPoolFiles: [first, second] })
    for (const id of [first, second]) expect(await isIn(id, documentId)).toBe(true)
    expect((await factsOf(documentId)).filter((name) => name === 'document.added-to-pool')).toHaveLength(2)
  })

  test('stays out of them where it is returned, and comes when it is approved at last', async () => {
    const id = await pool('Late')
    const documentId = await given.document()
    const { body: sent } = await send(documentId, [id])
    await approver.ask(contract.returnPosting, { params: { id: sent.id }, body: { reason: 'A page is missing.' } })
    expect(await isIn(id, documentId)).toBe(false)
    await ana.ask(contract.sendPosting, { params: { id: sent.id }, body: {} })
    await approve(sent.id)
    expect(await isIn(id, documentId)).toBe(true)
  })

  test('comes once: what was taken out since does not come back with the next approval', async () => {
    const id = await pool('Once')
    const documentId = await given.document()
    const { body: sent } = await send(documentId, [id])
    await approve(sent.id)
    const [placed] = (await ana.ask(contract.listPoolsOfDocument, { params: { fileManagerId: documentId } })).items
    await ana.ask(contract.removePoolFile, { params: { id: placed?.id ?? 0 } })
    await ana.ask(contract.sendPosting, { params: { id: sent.id }, body: {} })
    await approve(sent.id)
    expect(await isIn(id, documentId)).toBe(false)
  })

  test('is judged again at the approval: its sender may have left the pool, or lost the right', async () => {
    const left = await pool('Left', dan)
    const { id: memberId } = await dan.ask(contract.addPoolUser, {
      body: { poolId: left, userId: ana.userId, canAddFiles: true },
    })
    const documentId = await given.document()
    const { body: sent } = await send(documentId, [left])
    await ana.ask(contract.removePoolUser, { params: { id: memberId } })
    await approve(sent.id)
    expect(await isIn(left, documentId)).toBe(false)
    expect(await factsOf(documentId)).toContain('document.kept-from-pool')
  })

  test('is kept out where it has become classified meanwhile', async () => {
    const id = await pool('Classified meanwhile')
    const documentId = await given.document()
    const { body: sent } = await send(documentId, [id])
    await ana.ask(contract.updatePosting, { params: { id: sent.id }, body: { isClassified: true } })
    await approve(sent.id)
    expect(await isIn(id, documentId)).toBe(false)
  })

  test('is refused where the pool is unknown, closed to the sender, or the posting classified', async () => {
    const closed = await pool('Closed', dan)
    const documentId = await given.document()
    expect((await send(documentId, [closed])).status).toBe(404)
    await dan.ask(contract.addPoolUser, { body: { poolId: closed, userId: ana.userId } })
    expect((await send(documentId, [closed])).body).toMatchObject({ code: 'Forbidden' })
    const own = await pool('Own')
    expect((await send(documentId, [own], { isClassified: true })).body).toMatchObject({
      errors: { postPoolFiles: ['What is classified can’t be put into pools.'] },
    })
    expect((await send(documentId, [own])).status).toBe(201)
  })

  test('says its pools to who takes part alone, and they are not changed afterwards', async () => {
    const id = await pool('Told')
    const documentId = await given.document()
    const { body: sent } = await ana.call(contract.createPosting, {
      body: { fileManagerId: documentId, accessLevelId: levels.system, postPoolFiles: [id] },
    })
    const params = { id: sent.id }
    expect((await ben.ask(contract.updatePosting, { params, body: { postPoolFiles: [id], note: 'x' } })).pools).toEqual(
      [{ id, title: 'Told' }],
    )
    expect(await ben.call(contract.updatePosting, { params, body: { postPoolFiles: [] } })).toMatchObject({
      status: 400,
    })
    await approve(sent.id)
    const listed = await carla.ask(contract.listPostingsOfDocument, { params: { fileManagerId: documentId } })
    expect(listed.items[0]).toMatchObject({ postPoolFiles: [], pools: [] })
  })
})
