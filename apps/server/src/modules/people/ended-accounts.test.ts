import { getMe, listPublic, listWaitingUsers } from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const { db, nobody, people, university } = sinupan
const { ana, admin } = people
const change = (columns: object) =>
  db.updateTable('users').set(columns).where('id', '=', university.people.ana).execute()
const now = new Date().toISOString()
const given = new Given(sinupan)
await given.approved(await given.document({ name: 'For all' }), 'public')
await sinupan.app.drain()

describe('the token of a person', () => {
  test.each([
    ['not accepted', { acceptedAt: null }, { acceptedAt: now }],
    ['not confirmed', { emailConfirmedAt: null }, { emailConfirmedAt: now }],
    ['deactivated', { deactivatedAt: now }, { deactivatedAt: null }],
  ])('is nobody’s at the next request once the account is %s', async (_, gone, back) => {
    expect((await ana.call(getMe)).status).toBe(200)
    await change(gone)
    expect((await ana.call(getMe)).status).toBe(401)
    // Where outsiders are let in, they are an outsider.
    const [theirs, outsiders] = [await ana.ask(listPublic), await nobody.ask(listPublic)]
    expect(theirs.items).toHaveLength(1)
    expect(theirs.items).toEqual(outsiders.items)
    await change(back)
    expect((await ana.call(getMe)).status).toBe(200)
  })

  test('is no administrator’s at the next request once they were demoted', async () => {
    expect((await admin.call(listWaitingUsers)).status).toBe(200)
    await db.updateTable('users').set({ isAdministrator: false }).where('id', '=', university.people.admin).execute()
    expect((await admin.call(listWaitingUsers)).status).toBe(403)
    expect(await admin.ask(getMe)).toMatchObject({ isAdmin: false })
  })
})
