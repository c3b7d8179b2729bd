import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { testPassword } from '../../testing/university.ts'

const sinupan = await startSinupan()
const { people, nobody, db, university } = sinupan
const { admin, ana, carla, records } = people
const { units } = university

let number = 0
async function waiting(unitId: number | null = units.admissions): Promise<string> {
  number += 1
  const { id } = await db
    .insertInto('users')
    .values({
      userName: `applicant${number}`,
      email: `applicant${number}@haraya.example`,
      firstName: 'Ñina',
      lastName: 'Peña',
      emailConfirmedAt: new Date().toISOString(),
      homeUnitId: unitId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const account = (userName: string) => ({
  firstName: 'Lia',
  lastName: 'Cruz',
  email: `${userName}@haraya.example`,
  userName,
  deliveryUnitId: units.admissions,
})
const mailsTo = (recipient: string) =>
  db.selectFrom('mails').select(['subject', 'bodyText']).where('recipient', '=', recipient).orderBy('id').execute()
const lastFact = (name: string) =>
  db.selectFrom('facts').selectAll().where('name', '=', name).orderBy('id', 'desc').executeTakeFirst()
const linkIn = (text = '') => {
  const [, userId = '', token = ''] = /userId=([\w-]+)&token=([\w-]+)/.exec(text) ?? []
  return { userId, token }
}

describe('who waits to be accepted', () => {
  test('is let in with a unit and a role in one act, and told', async () => {
    const id = await waiting(null)
    const waits = await admin.ask(contract.listWaitingUsers)
    expect(waits.items.map((one) => one.id)).toContain(id)
    const accepted = await admin.ask(contract.acceptUser, {
      params: { id },
      body: { deliveryUnitId: units.north, isAdmin: true },
    })
    expect(accepted).toMatchObject({ isAdmin: true, deliveryUnit: { id: units.north }, acceptedAt: expect.any(String) })
    expect(await mailsTo(accepted.email)).toMatchObject([{ subject: 'Your account was accepted' }])
    expect(await lastFact('account.accepted')).toMatchObject({ payload: { userId: id, isAdministrator: true } })
    await admin.ask(contract.updateUser, { params: { id }, body: { isAdmin: false } })
  })

  test('keeps the unit that they asked for where none is named', async () => {
    const id = await waiting()
    const accepted = await admin.ask(contract.acceptUser, { params: { id }, body: {} })
    expect(accepted.deliveryUnit).toMatchObject({ id: units.admissions })
  })

  test('waits only once: the second administrator is told', async () => {
    const id = await waiting()
    const accept = () => admin.call(contract.acceptUser, { params: { id }, body: {} })
    const answers = await Promise.all([accept(), accept()])
    expect(answers.map((one) => one.status).toSorted()).toEqual([200, 409])
    const refused = await admin.call(contract.refuseUser, { params: { id }, body: {} })
    expect(refused).toMatchObject({ status: 409, body: { code: 'StateChanged', current: { id } } })
  })

  test('is refused with a reason, told it, and may sign up again', async () => {
    const id = await waiting()
    const { email } = await admin.ask(contract.getUser, { params: { id } })
    await admin.ask(contract.refuseUser, { params: { id }, body: { reason: 'You don’t work here.' } })
    expect((await mailsTo(email))[0]?.bodyText).toContain('> You don’t work here.')
    expect((await admin.call(contract.getUser, { params: { id } })).status).toBe(404)
    expect(await lastFact('account.refused')).toMatchObject({ payload: { reason: 'You don’t work here.' } })
    await expect(admin.ask(contract.createUser, { body: account(email.split('@')[0] ?? '') })).resolves.toBeDefined()
  })
})

describe('an account that an administrator makes', () => {
  test('without a password is an invitation, whose link sets the password and confirms the address', async () => {
    const user = await admin.ask(contract.createUser, { body: account('lia') })
    expect(user).toMatchObject({ emailConfirm: false, acceptedAt: expect.any(String) })
    const { items } = await admin.ask(contract.listUsers, { query: { state: 'invited' } })
    expect(items.map((one) => one.userName)).toContain('lia')
    const link = linkIn((await mailsTo(user.email))[0]?.bodyText)
    const set = { body: { ...link, password: 'Correct-Horse-9' } }
    expect(await nobody.ask(contract.setPasswordByLink, set)).toEqual({ error: false })
    const signedIn = await nobody.ask(contract.signIn, { body: { userName: 'lia', password: 'Correct-Horse-9' } })
    expect(signedIn).toMatchObject({ error: false, user: { emailConfirm: true } })
    expect(await nobody.ask(contract.setPasswordByLink, set)).toMatchObject({ code: 'InvalidLink' })
  })

  test('is refused with a foreign address, a taken name or address, an unknown unit, a weak password', async () => {
    const make = async (change: object) =>
      (await admin.call(contract.createUser, { body: { ...account(`maker${++number}`), ...change } })).body as object
    const on = (field: string) => ({ code: 'ValidationFailed', errors: { [field]: [expect.any(String)] } })
    expect(await make({ email: 'lia@elsewhere.example' })).toMatchObject(on('email'))
    expect(await make({ email: 'lia@haraya.example@elsewhere.example' })).toMatchObject(on('email'))
    expect(await make({ userName: 'ANA' })).toMatchObject(on('userName'))
    expect(await make({ email: 'Ana@haraya.example' })).toMatchObject(on('email'))
    expect(await make({ deliveryUnitId: 2_000_000_000 })).toMatchObject(on('deliveryUnitId'))
    expect(await make({ password: 'aaaaaaaaaaaa' })).toMatchObject(on('password'))
  })

  test('gets the invitation anew, and the earlier link ends', async () => {
    const user = await admin.ask(contract.createUser, { body: account('noel') })
    const first = linkIn((await mailsTo(user.email))[0]?.bodyText)
    const again = await admin.ask(contract.sendPasswordLink, { params: { id: user.id } })
    expect(again).toEqual({ email: user.email, purpose: 'invitation' })
    const answer = await nobody.ask(contract.setPasswordByLink, { body: { ...first, password: 'Correct-Horse-9' } })
    expect(answer).toMatchObject({ code: 'InvalidLink' })
  })
})

describe('changing an account', () => {
  test('tells before and after in the history, with addresses masked, and writes to both addresses', async () => {
    const user = await admin.ask(contract.createUser, { body: { ...account('mara'), password: 'Correct-Horse-9' } })
    const changed = await admin.ask(contract.updateUser, {
      params: { id: user.id },
      body: { lastName: 'Dela Cruz', email: 'mara.dc@haraya.example', version: user.version },
    })
    expect(changed).toMatchObject({ lastName: 'Dela Cruz', version: user.version + 1 })
    expect(await lastFact('account.changed')).toMatchObject({
      payload: {
        before: { lastName: 'Cruz', email: 'm…@haraya.example' },
        after: { lastName: 'Dela Cruz', email: 'm…@haraya.example' },
      },
    })
    for (const address of ['mara@haraya.example', 'mara.dc@haraya.example'])
      expect((await mailsTo(address)).map((mail) => mail.subject)).toContain('The e-mail of your account was changed')
    const older = await admin.call(contract.updateUser, { params: { id: user.id }, body: { version: user.version } })
    expect(older).toMatchObject({ status: 409, body: { code: 'StateChanged', current: { lastName: 'Dela Cruz' } } })
  })

  test('ends the sessions when rights shrink, and leaves them when they don’t', async () => {
    const dan = await sinupan.signIn('dan')
    const change = (body: contract.AccountChange) =>
      admin.ask(contract.updateUser, { params: { id: dan.userId }, body })
    await change({ position: 'Chief', isAdmin: true })
    expect((await dan.call(contract.getMe)).status).toBe(200)
    await change({ isAdmin: false })
    expect((await dan.call(contract.getMe)).status).toBe(401)
    const again = await sinupan.signIn('dan')
    await change({ deliveryUnitId: units.records })
    expect((await again.call(contract.getMe)).status).toBe(401)
    const third = await sinupan.signIn('dan')
    await change({ isActive: false })
    expect((await third.call(contract.getMe)).status).toBe(401)
    const refused = await nobody.ask(contract.signIn, { body: { userName: 'dan', password: testPassword } })
    expect(refused).toMatchObject({ code: 'Deactivated' })
    await change({ isActive: true, deliveryUnitId: units.north })
    expect((await sinupan.signIn('dan')).userId).toBe(dan.userId)
  })

  test('leaves one administrator, who can neither step down nor be deactivated', async () => {
    for (const body of [{ isAdmin: false }, { isActive: false }])
      expect(await admin.call(contract.updateUser, { params: { id: admin.userId }, body })).toMatchObject({
        status: 409,
        body: { code: 'LastAdministrator' },
      })
    // An invitation that nobody has taken up is no administrator who could sign in.
    const invited = await admin.ask(contract.createUser, { body: { ...account('boss'), isAdmin: true } })
    expect(invited.isAdmin).toBe(true)
    const stepDown = await admin.call(contract.updateUser, { params: { id: admin.userId }, body: { isAdmin: false } })
    expect(stepDown.status).toBe(409)
  })

  test('leaves one of two administrators who demote each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      await db.updateTable('users').set({ isAdministrator: true }).where('userName', 'in', ['admin', 'ben']).execute()
      const [one, other] = [await sinupan.signIn('admin'), await sinupan.signIn('ben')]
      const demote = (by: typeof one, id: string) =>
        by.call(contract.updateUser, { params: { id }, body: { isAdmin: false } })
      await Promise.all([demote(one, other.userId), demote(other, one.userId)])
      const left = await db
        .selectFrom('users')
        .select('userName')
        .where('isAdministrator', '=', true)
        .where('emailConfirmedAt', 'is not', null)
        .execute()
      expect(left).toHaveLength(1)
    }
    await db.updateTable('users').set({ isAdministrator: true }).where('userName', '=', 'admin').execute()
    await db.updateTable('users').set({ isAdministrator: false }).where('userName', '=', 'ben').execute()
  })
})

describe('sessions and passwords of others', () => {
  test('are listed and ended by an administrator, one or all', async () => {
    const boss = await sinupan.signIn('admin')
    const [first, second] = [await sinupan.signIn('records2'), await sinupan.signIn('records2')]
    const id = first.userId
    const { items } = await boss.ask(contract.listUserSessions, { params: { id } })
    expect(items.length).toBeGreaterThanOrEqual(2)
    const sessionId = items[0]?.id ?? ''
    await boss.ask(contract.endUserSession, { params: { id, sessionId } })
    expect((await boss.call(contract.endUserSession, { params: { id, sessionId } })).status).toBe(404)
    expect((await boss.ask(contract.endUserSessions, { params: { id } })).ended).toBe(items.length - 1)
    for (const gone of [first, second]) expect((await gone.call(contract.getMe)).status).toBe(401)
    expect(await lastFact('account.sessions-ended')).toMatchObject({ payload: { userName: 'records2' } })
  })

  test('a reset link is mailed, but not to who is deactivated', async () => {
    const boss = await sinupan.signIn('admin')
    const sent = await boss.ask(contract.sendPasswordLink, { params: { id: carla.userId } })
    expect(sent).toEqual({ email: 'carla@haraya.example', purpose: 'password-reset' })
    expect((await mailsTo(sent.email)).at(-1)?.bodyText).toContain('/reset-password?userId=')
    const lia = (await boss.ask(contract.listUsers, { query: { search: 'lia@haraya' } })).items[0]?.id ?? ''
    await boss.ask(contract.updateUser, { params: { id: lia }, body: { isActive: false } })
    expect((await boss.call(contract.sendPasswordLink, { params: { id: lia } })).status).toBe(409)
  })
})

describe('finding people', () => {
  test('goes by words of name, user name and address, without regard to case and accents', async () => {
    const boss = await sinupan.signIn('admin')
    await waiting()
    const found = async (search: string) =>
      (await boss.ask(contract.listUsers, { query: { search } })).items.map((one) => one.lastName)
    expect(await found('nina PENA')).toContain('Peña')
    expect(await found('haraya.example reyes ana')).toEqual(['Reyes'])
    expect(await found('%')).toEqual([])
  })

  test('goes by campus, office, unit, duty and state', async () => {
    const boss = await sinupan.signIn('admin')
    const found = async (query: object) =>
      (await boss.ask(contract.listUsers, { query: { pageSize: 200, ...query } })).items.map((one) => one.userName)
    expect(await found({ campusId: university.campuses.north })).toEqual(expect.arrayContaining(['dan']))
    expect(await found({ campusId: university.campuses.north })).not.toContain('ana')
    expect(await found({ deliveryUnitId: units.cru, isActive: true })).toEqual(['records', 'records2'])
    await db.insertInto('unitMemberships').values({ userId: ana.userId, unitId: units.cru }).execute()
    expect(await found({ deliveryUnitId: units.cru, isActive: true })).toContain('ana')
    expect(await found({ isAdmin: true, state: 'active' })).toEqual(['admin'])
    expect(await found({ state: 'deactivated' })).toEqual(['lia'])
  })

  test('a unit’s people are told to its members, the CRU and administrators', async () => {
    const ask = (caller: typeof ana) => caller.call(contract.listUnitMembers, { params: { id: units.records } })
    expect((await ask(carla)).body.items.map((one) => one.firstName)).toEqual(['Approver', 'Carla'])
    expect((await ask(records)).status).toBe(200)
    expect(await ask(await sinupan.signIn('ben'))).toMatchObject({ status: 403, body: { code: 'NotYourDeliveryUnit' } })
  })

  test('an account is told to its owner and to administrators', async () => {
    expect((await carla.ask(contract.getUser, { params: { id: carla.userId } })).userName).toBe('carla')
    const foreign = await carla.call(contract.getUser, { params: { id: ana.userId } })
    const unknown = await carla.call(contract.getUser, { params: { id: crypto.randomUUID() } })
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(unknown.body)
  })
})
