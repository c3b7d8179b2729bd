import type { IncomingMessage, ServerResponse } from 'node:http'
import * as contract from '@sinupan/contract'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { startHrisServer, type Told } from '../../../testing/hris-server.ts'
import { mailsTo } from '../../../testing/mailed.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { testPassword } from '../../../testing/university.ts'

const employee = (name: string, more: Partial<Told> = {}): Told => ({
  id: `E-${name}`,
  userName: name,
  password: `${name} at work`,
  email: `${name}@haraya.example`,
  firstName: name,
  lastName: 'Santos',
  isActive: true,
  ...more,
})
const names = ['liza', 'mario', 'nora', 'oscar', 'pia', 'quin']
const hris = await startHrisServer([
  ...names.map((name) => employee(name)),
  employee('ana', { password: 'ana at work', id: 'E-1' }),
  employee('ben', { email: 'another.ben@haraya.example' }),
  employee('gone', { isActive: false }),
  employee('nul', { firstName: 'Nu\u0000l' }),
  employee('half', { lastName: 'Ha\ud800lf' }),
  employee('outsider', { email: 'outsider@mail.example' }),
])
afterAll(() => hris.stop())
const sinupan = await startSinupan({
  HRIS_ADAPTER: 'rest',
  HRIS_URL: `${hris.url}/check`,
  HRIS_PEOPLE_URL: `${hris.url}/people`,
  HRIS_TOKEN: 'shared secret',
  HRIS_TLS: 'none',
})
const { nobody, people, db, app, clock } = sinupan
const leftNotice = 'account.last-administrator-left'
const signIn = (userName: string, password = `${userName} at work`) =>
  nobody.ask(contract.signInWithHris, { body: { userName, password } })
const accept = (userName: string) =>
  db.updateTable('users').set({ acceptedAt: clock.now().toISOString() }).where('userName', '=', userName).execute()

// What went wrong before is not counted against who comes next.
afterEach(() => {
  hris.misbehave = undefined
  clock.pass({ seconds: 16 * 60 })
})

describe('signing in with an HR account', () => {
  test('is offered where it is set up', async () => {
    expect(await nobody.ask(contract.getClientConfig)).toMatchObject({ signInMethods: ['local', 'hris'] })
  })

  test('makes an account the first time, which waits for its acceptance, and lets its owner in then', async () => {
    expect(await signIn('liza')).toMatchObject({ error: true, code: 'AwaitingAcceptance' })
    expect(hris.asked.at(-1)).toEqual({
      url: '/check',
      body: { userName: 'liza', password: 'liza at work' },
      authorization: 'Bearer shared secret',
    })
    await accept('liza')
    const answer = await signIn('LIZA', 'liza at work')
    expect(answer).toMatchObject({
      error: false,
      user: { userName: 'liza', email: 'liza@haraya.example', lastName: 'Santos' },
    })
    expect(answer.user?.id).toBe((await signIn('liza')).user?.id)
  })

  test('is no sign-in where the HR system tells text that nobody can keep', async () => {
    for (const name of ['nul', 'half'])
      expect(await signIn(name)).toMatchObject({ error: true, code: 'ProviderUnavailable' })
  })

  test('knows its owner by the HR system’s id, not by name or address', async () => {
    await signIn('mario')
    await accept('mario')
    const { user } = await signIn('mario')
    const told = hris.people.find((one) => one.userName === 'mario')
    if (told) Object.assign(told, { userName: 'mario.cruz', email: 'mario.cruz@haraya.example' })
    expect((await signIn('mario.cruz', 'mario at work')).user?.id).toBe(user?.id)
  })

  test('makes one account where the first sign-ins come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn('nora')))
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => 'AwaitingAcceptance'))
    const made = await db.selectFrom('users').select('id').where('email', '=', 'nora@haraya.example').execute()
    expect(made).toHaveLength(1)
  })

  test('never links an account that merely has the same e-mail', async () => {
    expect(await signIn('ana')).toMatchObject({ error: true, code: 'AccountExists' })
    expect(await db.selectFrom('identities').selectAll().where('subject', '=', 'E-1').execute()).toEqual([])
  })

  test('numbers a user name that somebody has here', async () => {
    await signIn('ben')
    const made = await db.selectFrom('users').select('userName').where('email', 'like', 'another.ben@%').execute()
    expect(made).toEqual([{ userName: 'ben2' }])
  })

  test('is refused as such where its address is of another domain, and makes no account', async () => {
    const refusal = { error: true, code: 'ForeignDomain', errorMessage: contract.signInRefusals.ForeignDomain }
    expect(await signIn('outsider')).toEqual(refusal)
    expect(await db.selectFrom('users').select('id').where('email', 'like', 'outsider@%').execute()).toEqual([])
    expect(await signIn('outsider', 'wrong')).toMatchObject({ code: 'InvalidLoginAttempt' })
    const carla = await sinupan.signIn('carla')
    const linking = await carla.call(contract.linkHris, {
      body: { userName: 'outsider', password: 'outsider at work' },
    })
    expect(linking).toMatchObject({ status: 400, body: { errors: { userName: [refusal.errorMessage] } } })
  })

  test('is still refused as such where it had made an account before that was so', async () => {
    const id = (await db.selectFrom('users').select('id').where('userName', '=', 'pia').executeTakeFirst())?.id
    expect(id).toBeUndefined()
    await signIn('pia')
    const foreign = { email: 'pia@mail.example', emailConfirmedAt: null }
    await db.updateTable('users').set(foreign).where('userName', '=', 'pia').execute()
    expect(await signIn('pia')).toMatchObject({ error: true, code: 'ForeignDomain' })
    await db.deleteFrom('users').where('userName', '=', 'pia').execute()
  })

  test('refuses who has left, and wrong passwords; and never tries a password on the local account', async () => {
    expect(await signIn('gone')).toMatchObject({ error: true, code: 'Deactivated' })
    expect(await signIn('pia', 'wrong')).toMatchObject({ error: true, code: 'InvalidLoginAttempt' })
    expect(await signIn('ana', testPassword)).toMatchObject({ error: true, code: 'InvalidLoginAttempt' })
    expect(await signIn('carla', testPassword)).toMatchObject({ error: true, code: 'InvalidLoginAttempt' })
  })

  test('is tried ten times at most', async () => {
    for (let i = 0; i < 10; i++) expect(await signIn('quin', 'wrong')).toMatchObject({ code: 'InvalidLoginAttempt' })
    expect(await signIn('quin')).toMatchObject({ code: 'LockedOut' })
  })
})

type Misbehaviour = (request: IncomingMessage, response: ServerResponse) => void
const json = { 'content-type': 'application/json' }
const told = (more: object) => JSON.stringify({ ...employee('oscar'), ...more })
const misbehaviours: [string, Misbehaviour][] = [
  ['a page', (_, r) => r.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')],
  ['a page that calls itself JSON', (_, r) => r.writeHead(200, json).end('<h1>Welcome</h1>')],
  ['nothing', (_, r) => r.writeHead(200, json).end()],
  ['no content', (_, r) => r.writeHead(204).end()],
  ['a redirect', (_, r) => r.writeHead(302, { location: '/elsewhere' }).end()],
  [
    'an answer about somebody else',
    (_, r) => r.writeHead(200, json).end(told({ userName: 'pia', email: 'pia@haraya.example' })),
  ],
  ['an answer without an id', (_, r) => r.writeHead(200, json).end(told({ id: undefined }))],
  ['an answer that says no standing', (_, r) => r.writeHead(200, json).end(told({ isActive: 'yes' }))],
  ['success without a person', (_, r) => r.writeHead(200, json).end('{"success":true}')],
  ['an error', (_, r) => r.writeHead(500, json).end(told({}))],
  [
    'half an answer',
    (_, r) => void r.writeHead(200, { ...json, 'content-length': '5000' }).write('{"id":', () => r.destroy()),
  ],
]

describe('what is no answer of the HR system', () => {
  test.each(misbehaviours)('%s signs nobody in, and is asked of nobody else', async (_, misbehave) => {
    hris.misbehave = misbehave
    const before = hris.asked.length
    expect(await signIn('oscar')).toMatchObject({ error: true, code: 'ProviderUnavailable' })
    expect(await signIn('ana', testPassword)).toMatchObject({ error: true, code: 'ProviderUnavailable' })
    expect(hris.asked.length).toBe(before + 2)
  })

  test('silence: after five seconds it is given up', async () => {
    hris.misbehave = () => undefined
    expect(await signIn('oscar')).toMatchObject({ error: true, code: 'ProviderUnavailable' })
  })
})

describe('every night', () => {
  const check = async () => {
    const ctx = app.contextFor(system)
    await ctx.jobs.send(ctx.db, 'hris-leavers', {})
    await app.drain()
    const told = db.selectFrom('facts').select('payload').where('name', '=', 'account.leavers-checked')
    return (await told.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).payload
  }
  const isActive = async (userName: string) => {
    const row = await db.selectFrom('users').select('deactivatedAt').where('userName', '=', userName).executeTakeFirst()
    return row?.deactivatedAt === null
  }
  const leave = (id: string) => {
    const one = hris.people.find((person) => person.id === id)
    if (one) one.isActive = false
  }

  test('nobody is deactivated while the HR system can’t be asked, or leaves people out', async () => {
    leave('E-liza')
    for (const misbehave of [
      misbehaviours[0]?.[1],
      ((_, r) => r.writeHead(200, json).end('{"people":[]}')) as Misbehaviour,
      ((_, r) => r.writeHead(404, json).end('{}')) as Misbehaviour,
    ]) {
      hris.misbehave = misbehave
      expect(await check()).toMatchObject({ outcome: 'unreachable' })
      expect(await isActive('liza')).toBe(true)
    }
  })

  test('who has left is deactivated and signed out; everybody else stays', async () => {
    const userId =
      (await db.selectFrom('users').select('id').where('userName', '=', 'mario').executeTakeFirst())?.id ?? ''
    hris.people.push(employee('mario', { id: 'E-mario-2' }))
    const living = () =>
      db.selectFrom('sessions').select('id').where('userId', '=', userId).where('endedAt', 'is', null).execute()
    leave('E-mario')
    expect((await living()).length).toBeGreaterThan(0)
    await check()
    expect(await isActive('mario')).toBe(false)
    expect(await living()).toEqual([])
    expect(await isActive('nora')).toBe(true)
    expect(await signIn('mario.cruz', 'mario at work')).toMatchObject({ error: true, code: 'Deactivated' })
  })

  test('an answer by which most people have left is not believed', async () => {
    for (let i = 0; i < 12; i++) {
      hris.people.push(employee(`many${i}`))
      await signIn(`many${i}`)
    }
    for (let i = 0; i < 12; i++) leave(`E-many${i}`)
    expect(await check()).toMatchObject({ outcome: 'implausible' })
    for (let i = 0; i < 12; i++) expect(await isActive(`many${i}`)).toBe(true)
  })

  test('the last administrator who has left stays, and is told so once', async () => {
    const { admin } = people
    const notices = async () =>
      (await admin.ask(contract.listNotifications)).items.filter(({ kind }) => kind === leftNotice)
    hris.people.push(employee('admin', { isActive: false }))
    await db
      .insertInto('identities')
      .values({
        userId: admin.userId,
        provider: 'hris',
        issuer: new URL(hris.url).host,
        subject: 'E-admin',
        label: 'admin',
        origin: 'linked',
        linkedAt: clock.now().toISOString(),
      })
      .execute()
    for (let i = 0; i < 12; i++)
      for (const person of hris.people) if (person.id === `E-many${i}`) person.isActive = true
    for (let night = 0; night < 2; night++)
      expect(await check()).toMatchObject({ outcome: 'done', keptUserId: admin.userId })
    expect(await isActive('admin')).toBe(true)
    expect(await notices()).toMatchObject([{ payload: { userId: admin.userId } }])
    const mails = await mailsTo(sinupan, 'admin@haraya.example')
    expect(mails.filter(({ subject }) => subject.startsWith('Name another administrator: '))).toHaveLength(1)
    const health = () => admin.ask(contract.getHealth)
    expect((await health()).administrators).toMatchObject({ active: 1, left: { id: admin.userId } })
    await db.updateTable('users').set({ isAdministrator: true }).where('userName', '=', 'ben').execute()
    expect((await health()).administrators).toEqual({ active: 2, left: null })
    await check()
    expect(await isActive('admin')).toBe(false)
  })
})
