import * as contract from '@sinupan/contract'
import { decodeJwt, generateKeyPair, SignJWT } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { clientId, otherClientId, startOpenIdProvider } from '../../../testing/openid-provider.ts'
import { startSinupan } from '../../../testing/sinupan.ts'

const hd = 'haraya.example'
const account = (name: string, more = {}) => ({ email: `${name}@${hd}`, email_verified: true, hd, ...more })
const google = await startOpenIdProvider({
  'sub-ana': account('ana'),
  'sub-ana-again': account('ana'),
  'sub-ben': account('ben'),
  'sub-carla-private': { email: 'carla@haraya.example', email_verified: true },
  'sub-carla-elsewhere': account('carla', { hd: 'other.example' }),
  'sub-carla-below': account('carla', { hd: 'sub.haraya.example' }),
  'sub-dan': account('dan', { email: 'dan@other.example' }),
  'sub-new': account('newcomer'),
})
afterAll(() => google.stop())
const sinupan = await startSinupan({ GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: google.issuer })
const { nobody, db, university, clock } = sinupan
const signIn = (credential: string) => nobody.ask(contract.signInWithGoogle, { body: { credential } })
const linksOf = (name: keyof typeof university.people) =>
  db.selectFrom('identities').select(['subject', 'origin']).where('userId', '=', university.people[name]).execute()

describe('signing in with Google', () => {
  test('is offered where it is set up, and only then its script may run', async () => {
    expect(await nobody.ask(contract.getClientConfig)).toMatchObject({
      signInMethods: ['local', 'google'],
      googleClientId: clientId,
      googleScriptUrl: `${google.issuer}/gsi/client`,
    })
    const policy = (one: typeof nobody) =>
      one.request({ url: '/api/Core/Config' }).then(({ headers }) => String(headers['content-security-policy']))
    expect(await policy(nobody)).toContain(`script-src 'self' 'wasm-unsafe-eval' ${google.issuer}/gsi/client`)
    const without = await startSinupan({}, { isEmpty: true })
    expect(await policy(without.nobody)).not.toContain('gsi')
    const answer = await without.nobody.call(contract.signInWithGoogle, { body: { credential: 'x' } })
    expect(answer.status).toBe(404)
  })

  test('links the account whose confirmed e-mail it is, and knows it by its subject from then on', async () => {
    expect(await signIn(await google.idToken('sub-ana'))).toMatchObject({ error: false, user: { userName: 'ana' } })
    expect(await linksOf('ana')).toEqual([{ subject: 'sub-ana', origin: 'matched' }])
    Object.assign(google.accounts['sub-ana'] ?? {}, { email: 'ana.married@haraya.example' })
    expect(await signIn(await google.idToken('sub-ana'))).toMatchObject({ error: false, user: { userName: 'ana' } })
  })

  test('another Google account that has got the address later is not let in', async () => {
    expect(await signIn(await google.idToken('sub-ana-again'))).toMatchObject({ code: 'UnknownIdentity' })
    expect(await linksOf('ana')).toHaveLength(1)
  })

  test('makes no account, and takes no address of another domain for a sign', async () => {
    expect(await signIn(await google.idToken('sub-new'))).toMatchObject({ error: true, code: 'UnknownIdentity' })
    await db.updateTable('users').set({ email: 'dan@other.example' }).where('userName', '=', 'dan').execute()
    expect(await signIn(await google.idToken('sub-dan'))).toMatchObject({ error: true, code: 'UnknownIdentity' })
  })

  test.each(['sub-carla-private', 'sub-carla-elsewhere', 'sub-carla-below'])(
    'takes only accounts of the exact domains: not %s',
    async (subject) => {
      expect(await signIn(await google.idToken(subject))).toMatchObject({ error: true, code: 'InvalidLoginAttempt' })
      expect(await linksOf('carla')).toEqual([])
    },
  )

  test('refuses a token for another application, of another key, without a signature, or that has run out', async () => {
    const good = await google.idToken('sub-ben')
    const claims = decodeJwt(good)
    const { privateKey } = await generateKeyPair('RS256')
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey)
    const byName = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(clientId))
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${good.split('.')[1]}.`
    const foreign = await google.idToken('sub-ben', otherClientId)
    for (const credential of [forged, byName, unsigned, foreign, 'no token', `${good}x`])
      expect(await signIn(credential)).toMatchObject({ error: true, code: 'InvalidLoginAttempt' })
    clock.pass({ hours: 2 })
    expect(await signIn(good)).toMatchObject({ error: true, code: 'InvalidLoginAttempt' })
    clock.pass({ hours: -2 })
    expect(await signIn(good)).toMatchObject({ error: false, user: { userName: 'ben' } })
  })
})

describe('linking in the profile', () => {
  test('takes an account of the institution that is nobody’s, with a recent proof', async () => {
    const carla = await sinupan.signIn('carla')
    const link = async (subject: string) =>
      carla.call(contract.linkGoogle, { body: { credential: await google.idToken(subject) } })
    expect((await link('sub-ana')).body).toMatchObject({ code: 'IdentityTaken' })
    expect((await link('sub-carla-private')).status).toBe(400)
    expect(await link('sub-new')).toMatchObject({ status: 201, body: { provider: 'google', canRemove: true } })
    expect(await signIn(await google.idToken('sub-new'))).toMatchObject({ error: false, user: { userName: 'carla' } })
    clock.pass({ seconds: 6 * 60 })
    expect((await link('sub-new')).body).toMatchObject({ code: 'StepUpRequired' })
  })
})

test('an issuer that can’t be reached is no answer', async () => {
  const away = await startSinupan({ GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: 'http://localhost:1' })
  const credential = await google.idToken('sub-ben')
  const answer = await away.nobody.ask(contract.signInWithGoogle, { body: { credential } })
  expect(answer).toMatchObject({ error: true, code: 'ProviderUnavailable' })
})
