import * as contract from '@sinupan/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { mailedCode, mailedLink } from '../../testing/mailed.ts'
import { clientId, startOpenIdProvider } from '../../testing/openid-provider.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { type PersonName, testPassword } from '../../testing/university.ts'

/**
 * Five ways to take an account over before or while its owner gets it: A. Sudhodanan and A. Paverd, 'Pre-hijacked
 * accounts', USENIX Security 2022. In each the attacker was there first, and the victim comes with Google or a reset.
 */
const hd = 'haraya.example'
const verified = (name: string) => ({ email: `${name}@${hd}`, email_verified: true, hd })
const google = await startOpenIdProvider({
  'victim-ana': verified('ana'),
  'victim-liza': verified('liza'),
  attacker: verified('mallory'),
  unverified: { email: `ben@${hd}`, email_verified: false, hd },
})
afterAll(() => google.stop())
const sinupan = await startSinupan({ GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: google.issuer })
const { nobody, db, university } = sinupan
const withGoogle = async (subject: string) =>
  nobody.ask(contract.signInWithGoogle, { body: { credential: await google.idToken(subject) } })
const withPassword = (userName: string, password: string) =>
  nobody.ask(contract.signIn, { body: { userName, password } })

/** The victim gets their account back through their mailbox. */
async function recover(name: PersonName): Promise<void> {
  const email = `${name}@${hd}`
  await nobody.ask(contract.forgotPassword, { body: { email } })
  const { url: _, ...link } = await mailedLink(sinupan, email)
  const body = { ...link, password: 'the victim’s own secret' }
  expect(await nobody.ask(contract.setPasswordByLink, { body })).toEqual({ error: false })
}

describe('an account can’t be taken over', () => {
  test('by one with the victim’s address that was never confirmed, waiting to be merged', async () => {
    const planted = {
      firstName: 'L',
      lastName: 'D',
      email: `liza@${hd}`,
      userName: 'liza',
      password: 'attacker knows it',
    }
    await nobody.ask(contract.signUp, { body: { ...planted, deliveryUnitId: university.units.admissions } })
    expect(await withGoogle('victim-liza')).toMatchObject({ error: true, code: 'UnknownIdentity' })
    expect(await withPassword('liza', planted.password)).toMatchObject({ error: true })
    await db.updateTable('users').set({ emailConfirmedAt: null }).where('userName', '=', 'ana').execute()
    expect(await withGoogle('victim-ana')).toMatchObject({ error: true, code: 'AccountExists' })
    expect(await db.selectFrom('identities').selectAll().execute()).toEqual([])
  })

  test('by a session that outlives the owner’s reset', async () => {
    const attacker = await sinupan.signIn('carla')
    await recover('carla')
    expect((await attacker.call(contract.getMe)).status).toBe(401)
  })

  test('by an account elsewhere that was linked before the owner’s reset', async () => {
    const attacker = await sinupan.signIn('dan')
    await attacker.ask(contract.linkGoogle, { body: { credential: await google.idToken('attacker') } })
    expect(await withGoogle('attacker')).toMatchObject({ error: false, user: { userName: 'dan' } })
    await recover('dan')
    expect(await withGoogle('attacker')).toMatchObject({ error: true, code: 'UnknownIdentity' })
  })

  test('by a change of address that was begun before the owner’s reset', async () => {
    const attacker = await sinupan.signIn('records')
    const email = `mallory@${hd}`
    await attacker.ask(contract.changeEmail, { body: { email, currentPassword: testPassword } })
    const code = await mailedCode(sinupan, email)
    expect(code).toMatch(/^\d{6}$/)
    await recover('records')
    const session = await sinupan.signIn('records')
    expect((await session.call(contract.confirmEmailChange, { body: { code } })).status).toBeGreaterThanOrEqual(400)
    expect(await session.ask(contract.getMe)).toMatchObject({ email: `records@${hd}` })
  })

  test('by an account elsewhere whose provider did not check the address', async () => {
    expect(await withGoogle('unverified')).toMatchObject({ error: true, code: 'InvalidLoginAttempt' })
    const ben = await sinupan.signIn('ben')
    const answer = await ben.call(contract.linkGoogle, { body: { credential: await google.idToken('unverified') } })
    expect(answer.status).toBe(400)
    expect((await ben.ask(contract.listIdentities)).total).toBe(0)
  })
})
