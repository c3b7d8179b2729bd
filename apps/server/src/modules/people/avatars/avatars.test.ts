import { getMe, listDirectory, removeAvatar, type User } from '@sinupan/contract'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../../testing/caller.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { formOf } from '../../../testing/upload.ts'

const sinupan = await startSinupan()
const { nobody, people, clock } = sinupan
const { ana, ben } = people

const put = (caller: Caller, content: Buffer | string, fields: Record<string, string> = {}) =>
  caller.request({
    method: 'PUT',
    url: '/api/Account/Avatar',
    ...formOf(fields, content === '' ? [] : [{ name: 'me.png', content }]),
  })
const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#8a5a2b' } }).withExif({
    IFD0: { Copyright: 'Ana at home' },
  })
const read = (address: string | null | undefined) => nobody.request({ url: address ?? '/api/nothing' })
const addressOf = async (caller: Caller) => (await caller.ask(getMe)).avatarUrl

describe('a person’s picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'is taken as %s and drawn anew: square, small, without what it hid',
    async (format) => {
      const { status, body } = await put(ana, await picture().toFormat(format).toBuffer())
      expect(status).toBe(200)
      const shown = await read((body as User).avatarUrl)
      expect(shown).toMatchObject({
        status: 200,
        headers: { 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' },
      })
      const drawn = await sharp(shown.raw).metadata()
      expect(drawn).toMatchObject({ format: 'webp', width: 256, height: 256 })
      expect(drawn.exif).toBeUndefined()
      expect(shown.raw.includes('Ana at home')).toBe(false)
    },
  )

  test('has another address each time, and none once it is removed', async () => {
    await put(ana, await picture().png().toBuffer())
    const first = await addressOf(ana)
    await put(ana, await picture(50, 50).png().toBuffer())
    const second = await addressOf(ana)
    expect(second).not.toBe(first)
    expect((await read(first)).status).toBe(404)
    const { items } = await ben.ask(listDirectory, { query: { search: 'ana' } })
    expect(items.find(({ id }) => id === ana.userId)?.avatarUrl).toBe(second)
    expect((await ana.ask(removeAvatar)).avatarUrl).toBeNull()
    expect((await read(second)).status).toBe(404)
    expect((await read('/api/Account/Avatar/00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })

  test('is no SVG, no PDF, no text, nothing broken, nothing too large or with too many pixels', async () => {
    clock.pass({ seconds: 3_601 })
    const codeOf = async (content: Buffer | string) => {
      const { status, body } = await put(ana, content)
      return `${status} ${(body as { code: string }).code}`
    }
    expect(await codeOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')).toBe(
      '415 TypeRefused',
    )
    expect(await codeOf('%PDF-1.7\n%%EOF')).toBe('415 TypeRefused')
    expect(await codeOf(await picture().gif().toBuffer())).toBe('415 TypeRefused')
    const whole = await picture().png().toBuffer()
    expect(await codeOf(whole.subarray(0, whole.length - 200))).toBe('422 ContentRefused')
    expect(await codeOf(await picture(12_000, 12_000).png().toBuffer())).toBe('422 ContentRefused')
    expect(await codeOf(Buffer.concat([whole, Buffer.alloc(5 * 1024 * 1024)]))).toBe('413 TooLarge')
    expect(await codeOf('')).toBe('400 ValidationFailed')
    expect(await ana.request({ method: 'PUT', url: '/api/Account/Avatar', payload: {} })).toMatchObject({ status: 400 })
    expect(await addressOf(ana)).toBeNull()
  })
})
