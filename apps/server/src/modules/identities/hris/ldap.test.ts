import type { AddressInfo } from 'node:net'
import { createServer, connect as tcp } from 'node:net'
import * as contract from '@sinupan/contract'
import { Attribute, Change, Client } from 'ldapts'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../config.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { startSlapd, whyNoSlapd } from '../../../testing/slapd.ts'
import { hrisOf } from './hris.ts'

describe.skipIf(whyNoSlapd)(`a directory${whyNoSlapd ? ` (${whyNoSlapd})` : ''}`, async () => {
  if (whyNoSlapd) return
  const directory = await startSlapd()
  const { baseDn, rootDn, rootPassword } = directory
  const root = new Client({ url: directory.url })
  await root.bind(rootDn, rootPassword)
  await root.add(baseDn, { objectClass: ['dcObject', 'organization'], dc: 'haraya', o: 'Haraya' })
  const dnOf = (uid: string) => `uid=${uid},${baseDn}`
  const add = (uid: string, more: Record<string, string> = {}) =>
    root.add(dnOf(uid), {
      objectClass: 'inetOrgPerson',
      ...{ uid, cn: `${uid} Santos`, sn: 'Santos', givenName: uid, mail: `${uid.replace('ñ', 'n')}@haraya.example` },
      ...{ userPassword: `${uid} at work`, employeeType: 'active', ...more },
    })
  for (const uid of ['liza', 'mario', 'nora', 'peña']) await add(uid)
  await add('gone', { employeeType: 'retired' })
  afterAll(async () => {
    await root.unbind()
    await directory.stop()
  })

  const settings = {
    HRIS_ADAPTER: 'ldap',
    HRIS_URL: directory.url,
    HRIS_CA_FILE: directory.caFile,
    HRIS_BIND_DN: rootDn,
    HRIS_BIND_PASSWORD: rootPassword,
    HRIS_BASE_DN: baseDn,
    HRIS_ACTIVE_FILTER: '(employeeType=active)',
  }
  const hrisWith = (more: Record<string, string | undefined> = {}) => {
    const hris = hrisOf(readConfig({ ...settings, ...more }))
    if (!hris) throw new Error('There is an adapter.')
    return hris
  }

  test('tells who somebody is by StartTLS, and by TLS from the first byte', async () => {
    const expected = { userName: 'liza', email: 'liza@haraya.example', lastName: 'Santos', isActive: true }
    const one = await hrisWith().check('liza', 'liza at work')
    expect(one).toMatchObject(expected)
    expect(one?.subject).toMatch(/^[0-9a-f-]{36}$/)
    const other = await hrisWith({ HRIS_URL: directory.secureUrl }).check('LIZA', 'liza at work')
    expect(other).toEqual(one)
    expect(await hrisWith().check('peña', 'peña at work')).toMatchObject({ userName: 'peña' })
  })

  test('knows no wrong password, no empty one and no stranger', async () => {
    expect(await hrisWith().check('liza', 'wrong')).toBeUndefined()
    expect(await hrisWith().check('liza', '')).toBeUndefined()
    expect(await hrisWith().check('stranger', 'x')).toBeUndefined()
  })

  test('is asked for the name as it is, whatever it holds', async () => {
    for (const name of ['*', 'li*', 'liza)(uid=*', '*)(|(uid=*', 'liza\u0000', '\\2a', "$&'$`"])
      expect(await hrisWith().check(name, 'liza at work')).toBeUndefined()
  })

  test('tells who has left, also of those it does not know any more', async () => {
    expect(await hrisWith().check('gone', 'gone at work')).toMatchObject({ isActive: false })
    const subjects = await Promise.all(
      ['liza', 'mario', 'gone'].map(async (uid) => (await hrisWith().check(uid, `${uid} at work`))?.subject ?? ''),
    )
    await root.del(dnOf('mario'))
    expect(await hrisWith().listLeavers?.(subjects)).toEqual(subjects.slice(1))
  })

  test.each([
    ['the server’s own password is wrong', { HRIS_BIND_PASSWORD: 'wrong' }],
    ['its certificate is signed by nobody we know', { HRIS_CA_FILE: undefined }],
    ['nobody listens', { HRIS_URL: 'ldap://localhost:1' }],
    ['the place to search is not there', { HRIS_BASE_DN: 'ou=nowhere,dc=haraya,dc=example' }],
    ['two entries match', { HRIS_USER_FILTER: '(|(uid={userName})(uid=nora))' }],
  ])('gives no answer where %s', async (_, more) => {
    await expect(hrisWith(more).check('liza', 'liza at work')).rejects.toThrow(/./)
    await expect(hrisWith(more).check('liza', 'wrong')).rejects.toMatchObject({ name: 'HrisFailure' })
  })

  test('is sent no password unencrypted, also where somebody ends the connection after any of its answers', async () => {
    const wire = await startWire(directory.url)
    const hris = hrisWith({ HRIS_URL: wire.url })
    expect(await hris.check('liza', 'liza at work')).toMatchObject({ userName: 'liza' })
    for (let answers = 1; answers <= wire.answers; answers++) {
      wire.endAfter = answers
      await hris.check('liza', 'liza at work').catch(() => undefined)
    }
    expect(Buffer.concat(wire.sent).includes('liza at work')).toBe(false)
    await wire.stop()
  })

  test('lets its people in', async () => {
    const { nobody, db } = await startSinupan(settings)
    const signIn = (password: string) => nobody.ask(contract.signInWithHris, { body: { userName: 'nora', password } })
    expect(await signIn('nora at work')).toMatchObject({ code: 'AwaitingAcceptance' })
    await db.updateTable('users').set({ acceptedAt: new Date().toISOString() }).where('userName', '=', 'nora').execute()
    expect(await signIn('nora at work')).toMatchObject({ error: false, user: { userName: 'nora' } })
    expect(await signIn('wrong')).toMatchObject({ code: 'InvalidLoginAttempt' })
    const retired = new Attribute({ type: 'employeeType', values: ['retired'] })
    await root.modify(dnOf('nora'), new Change({ operation: 'replace', modification: retired }))
    expect(await signIn('nora at work')).toMatchObject({ code: 'Deactivated' })
  })
})

/** Passes bytes on to a server, remembers what clients sent, and ends a connection after so many answers. */
async function startWire(target: string) {
  const { hostname, port } = new URL(target)
  const wire = {
    url: '',
    sent: [] as Buffer[],
    /** How many answers the connection before had. */
    answers: 0,
    endAfter: Number.POSITIVE_INFINITY,
    stop: async () => {},
  }
  const server = createServer((client) => {
    let answers = 0
    const upstream = tcp(Number(port), hostname)
    client.on('data', (bytes) => {
      wire.sent.push(bytes)
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      answers++
      if (wire.endAfter > answers) client.write(bytes)
      else client.end(bytes)
    })
    for (const socket of [client, upstream])
      socket
        .on('error', () => undefined)
        .on('close', () => {
          if (wire.endAfter > answers) wire.answers = answers
          client.destroy()
          upstream.destroy()
        })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  wire.url = `ldap://localhost:${(server.address() as AddressInfo).port}`
  wire.stop = async () => void (await new Promise((closed) => server.close(closed)))
  return wire
}
