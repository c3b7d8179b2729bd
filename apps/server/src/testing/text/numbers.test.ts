import { describe, expect, test } from 'vitest'
import { startSinupan } from '../sinupan.ts'
import { tryUpload } from '../upload.ts'
import { callAt, callerOf, errorsOf, fieldOf, listPlaces, nameOf, type Place } from './places.ts'

const sinupan = await startSinupan()
const { ana } = sinupan.people

// What JavaScript takes for a number, and an address doesn't.
const writtenOtherwise = ['', ' ', ' 1', '1 ', '\t1', '+1', '-1', '-0', '1.0', '1e0', '0x1', '0b1', '0o1', '1_0']
const inOtherDigits = ['１', '١', '1\u200b', 'Infinity', 'true', '[1]', '1'.repeat(11)]
const noNumbers = [...writtenOtherwise, ...inOtherDigits]

const isNumber = ({ part, schema }: Place) => {
  return part !== 'body' && (schema.type === 'integer' || schema.type === 'number')
}
/** Numbers and lists of them, and what is a number or something opaque. */
const isNumberLike = (place: Place) => isNumber(place) || /(^|[a-z])(id|ids|year)$/i.test(fieldOf(place.path))

describe('a number in an address', () => {
  const places = listPlaces().filter((place) => place.part !== 'body')
  const numbers = places.filter(isNumber)

  test('stands at most endpoints', () => {
    expect(new Set(numbers.map(({ endpoint }) => endpoint.name)).size).toBeGreaterThan(100)
    expect(numbers.filter(({ part }) => part === 'query').length).toBeGreaterThan(50)
  })

  test.each(numbers.map((place) => [nameOf(place), place] as const))('is digits alone at %s', async (_, place) => {
    const caller = callerOf(sinupan, place.endpoint)
    const wrong: string[] = []
    for (const text of noNumbers) {
      // No route has an empty part.
      if (place.part === 'params' && text === '') continue
      const answer = await caller.call(place.endpoint, callAt(place, text))
      const isTold = answer.status === 400 && errorsOf(answer)[fieldOf(place.path)] !== undefined
      if (!isTold) wrong.push(`${JSON.stringify(text)}: ${answer.status}`)
    }
    expect(wrong).toEqual([])
  })

  test('is one, given once', async () => {
    const { status } = await ana.request({ url: `/api/FileManager/Recent/${ana.unitId}?page=0&page=0` })
    expect(status).toBe(400)
    const list = await ana.request({ url: `/api/FileManager/Recent/${ana.unitId}?page=0&pageSize=010` })
    expect(list.status).toBe(200)
  })

  const opaque = places.filter((place) => isNumberLike(place) && !isNumber(place))
  test.each(opaque.map((place) => [nameOf(place), place] as const))(
    'that may be something else is never read from anything but digits at %s',
    async (_, place) => {
      const caller = callerOf(sinupan, place.endpoint)
      for (const text of noNumbers.filter((one) => one !== '')) {
        const { status } = await caller.call(place.endpoint, callAt(place, text))
        expect([text, status === 400 || status === 404]).toEqual([text, true])
      }
    },
  )
})

test('a blank in the place of a folder’s number moves nothing to the root', async () => {
  const { status } = await ana.request({ method: 'PUT', url: '/api/FileManager/Move/%20', payload: [1] })
  expect(status).toBe(400)
})

test('a number in a form’s field is digits alone', async () => {
  // A field that is left empty is as good as none.
  for (const text of noNumbers.filter((one) => one !== '')) {
    const answer = await tryUpload(ana, { deliveryUnitId: ana.unitId, fileFolderId: text }, [
      { name: 'Minutes.txt', content: 'Minutes' },
    ])
    expect([text, answer.status, Object.keys(errorsOf(answer))]).toEqual([text, 400, ['fileFolderId']])
  }
})
