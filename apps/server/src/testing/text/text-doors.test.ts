import { listEndpoints } from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { addressOf } from '../caller.ts'
import { startSinupan } from '../sinupan.ts'
import { callAt, callerOf, errorsOf, fieldOf, listPlaces, nameOf, takesText } from './places.ts'

const sinupan = await startSinupan()
const places = listPlaces()
const texts = places.filter(takesText)
const knock = (place: (typeof places)[number], value: unknown) =>
  callerOf(sinupan, place.endpoint).call(place.endpoint, callAt(place, value))
const refused = (field: string) => ({
  status: 400,
  body: { code: 'ValidationFailed', errors: { [field]: ['This can’t hold NUL characters or halves of characters.'] } },
})

describe('text that neither JSON nor the database can hold', () => {
  test('is looked for at every endpoint', () => {
    const withText = new Set(texts.map(({ endpoint }) => endpoint.name))
    const without = listEndpoints().filter(({ name }) => !withText.has(name))
    expect(without.filter(({ path }) => path.includes(':')).map(({ name }) => name)).toEqual([])
    expect(texts.length).toBeGreaterThan(250)
  })

  test.each(texts.map((place) => [nameOf(place), place] as const))('is refused at %s', async (_, place) => {
    const field = fieldOf(place.path)
    expect(await knock(place, 'a\u0000b')).toMatchObject(refused(field))
    // No address holds half a character; what stands for one there is text of its own.
    if (place.part !== 'body') return
    for (const half of ['\ud800', 'a\udfff', '\udc00\ud800'])
      expect(await knock(place, half)).toMatchObject(refused(field))
  })

  test('is no server’s error where an address spells it', async () => {
    for (const endpoint of listEndpoints()) {
      const url = addressOf(endpoint, {}).replaceAll('undefined', '%ED%A0%80')
      const { status } = await callerOf(sinupan, endpoint).request({
        method: endpoint.method,
        url: `${url}?search=%ED%A0%80&%00=%00`,
        ...(endpoint.method === 'GET' ? {} : { payload: {} }),
      })
      expect([endpoint.name, status === 400 || status === 404]).toEqual([endpoint.name, true])
    }
  })

  test('is refused as a field’s name, and where it lies deep', async () => {
    const { admin } = sinupan.people
    const post = (payload: string) =>
      admin.request({
        method: 'POST',
        url: '/api/Tag/Create',
        payload,
        headers: { 'content-type': 'application/json' },
      })
    expect(await post('{"tagName":"x","\\u0000":1}')).toMatchObject({ status: 400, body: { code: 'ValidationFailed' } })
    expect(await post('{"tagName":"x","fileCount":{"a":[{"\\ud800":1}]}}')).toMatchObject({ status: 400 })
    const deep = `${'['.repeat(200_000)}"\\u0000"${']'.repeat(200_000)}`
    expect(await post(`{"tagName":"x","fileCount":${deep}}`)).toMatchObject({
      status: 400,
      body: { code: 'ValidationFailed' },
    })
  })
})

describe('whatever is wrong with a request', () => {
  const wrong: unknown[] = [null, 7, -1.5, true, '', 'x', 'x'.repeat(20_000), [], {}, [[]], 9e15]

  test.each(places.map((place) => [nameOf(place), place] as const))(
    'is told in a sentence of ours at %s',
    async (_, place) => {
      const values = place.part === 'body' ? wrong : ['x', '-1', '', '1.5', '9'.repeat(30), 'x'.repeat(4_000)]
      for (const value of values) {
        const answer = await knock(place, value)
        expect(answer.status).toBeLessThan(500)
        for (const [field, messages] of Object.entries(errorsOf(answer)))
          for (const message of messages) expect(`${field}: ${message}`).toMatch(ownSentence)
      }
    },
  )
})

// zod's sentences end without a full stop, and begin with what went wrong inside of it.
const ownSentence = /^[^:]*: (?!Invalid|Too |Unrecognized|expected)\p{Lu}.*\.$/su
