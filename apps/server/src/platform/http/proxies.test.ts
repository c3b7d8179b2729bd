import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startSinupan, type TestSinupan } from '../../testing/sinupan.ts'
import { testPassword } from '../../testing/university.ts'

const proxy = '10.0.3.7'

describe('the setting TRUST_PROXY', () => {
  test.each(['true', 'TRUE', '0.0.0.0/0', '::/0', '0', '11', 'proxy.example', '10.0.0.0/33', '127.0.0.1,true', '-1'])(
    '%s is refused at the start, with a sentence that says what to write',
    (value) => {
      const start = () => readConfig({ TRUST_PROXY: value })
      expect(start).toThrow(`TRUST_PROXY is '${value}', which can't be used.`)
      expect(start).toThrow('such as 127.0.0.1,10.0.3.0/24')
    },
  )

  test.each([
    [undefined, false],
    ['false', false],
    ['2', 2],
    ['loopback, 10.0.3.0/24,fd00::7', ['loopback', '10.0.3.0/24', 'fd00::7']],
  ])('%s can be used', (value, read) => {
    expect(readConfig({ TRUST_PROXY: value }).TRUST_PROXY).toEqual(read)
  })
})

const [alone, counted, listed] = [
  await startSinupan(),
  await startSinupan({ TRUST_PROXY: '1' }),
  await startSinupan({ TRUST_PROXY: '10.0.3.0/24' }),
]

async function signedInFrom(sinupan: TestSinupan, remoteAddress: string, forwarded?: string): Promise<string | null> {
  await sinupan.nobody.request({
    method: 'POST',
    url: '/api/Account/login',
    remoteAddress,
    payload: { userName: 'ana', password: testPassword },
    ...(forwarded !== undefined && { headers: { 'x-forwarded-for': forwarded } }),
  })
  const newest = sinupan.db.selectFrom('sessions').select('address').orderBy('createdAt', 'desc').limit(1)
  return (await newest.executeTakeFirstOrThrow()).address
}

describe('where somebody comes from', () => {
  test.each([
    ['one hop', counted],
    ['the proxy’s network', listed],
  ])('is what the proxy saw, whatever they wrote themselves (%s)', async (_, sinupan) => {
    expect(await signedInFrom(sinupan, proxy, '203.0.113.9')).toBe('203.0.113.0/24')
    expect(await signedInFrom(sinupan, `::ffff:${proxy}`, '203.0.113.9')).toBe('203.0.113.0/24')
    for (const forged of ['198.51.100.1', '127.0.0.1', 'nonsense', '10.0.3.7', '198.51.100.1, 198.51.100.2'])
      expect(await signedInFrom(sinupan, proxy, `${forged}, 203.0.113.9`)).toBe('203.0.113.0/24')
  })

  test('is the wire’s end where no proxy is set, and for who comes past the proxy', async () => {
    for (const sinupan of [alone, counted, listed])
      expect(await signedInFrom(sinupan, '203.0.113.9', '198.51.100.1')).toBe('203.0.113.0/24')
  })

  test('is one network of IPv6 for every limit, since a person has as many addresses there as they like', async () => {
    const askFrom = (forwarded: string, name: string) =>
      counted.nobody.request({
        method: 'POST',
        url: '/api/Account/ForgotPassword',
        remoteAddress: proxy,
        headers: { 'x-forwarded-for': forwarded },
        payload: { email: `${name}@haraya.example` },
      })
    const asked = Array.from({ length: 60 }, (_, i) => askFrom(`2001:db8:1:2::${i.toString(16)}`, `nobody${i}`))
    expect(new Set((await Promise.all(asked)).map((answer) => answer.status))).toEqual(new Set([200]))
    expect((await askFrom('2001:DB8:0001:2:ffff::1', 'somebody')).status).toBe(429)
    expect((await askFrom('2001:db8:1:3::1', 'somebody')).status).toBe(200)
  })
})

describe('a proxy that nobody has told the server of', () => {
  const networkOf = async ({ people }: TestSinupan) => (await people.admin.ask(contract.getHealth)).network

  test('is shown to administrators with its address', async () => {
    const sinupan = await startSinupan()
    expect(await networkOf(sinupan)).toEqual({ trustedProxies: 'false', unknownProxy: null })
    await signedInFrom(sinupan, '203.0.113.9')
    expect((await networkOf(sinupan)).unknownProxy).toBeNull()
    await signedInFrom(sinupan, proxy, '203.0.113.9')
    expect((await networkOf(sinupan)).unknownProxy).toMatchObject({ address: proxy, seenAt: expect.any(String) })
  })

  test('is not the one that is told, but who comes past it', async () => {
    const sinupan = await startSinupan({ TRUST_PROXY: '10.0.3.0/24' })
    await signedInFrom(sinupan, proxy, '203.0.113.9')
    expect(await networkOf(sinupan)).toEqual({ trustedProxies: '10.0.3.0/24', unknownProxy: null })
    await signedInFrom(sinupan, '10.0.4.1', '203.0.113.9')
    expect((await networkOf(sinupan)).unknownProxy).toMatchObject({ address: '10.0.4.1' })
  })
})
