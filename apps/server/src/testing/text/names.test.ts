import { listEndpoints, sayings } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { startSinupan } from '../sinupan.ts'
import { tryUpload } from '../upload.ts'
import { callAt, callerOf, errorsOf, fieldOf, listPlaces, nameOf, type Place, takesText } from './places.ts'

const sinupan = await startSinupan()
const { ana } = sinupan.people

// What the API calls a thing, a person or a part of a path by.
const named = /(^|\.)(name|\w*Name|group|category|access|position|reference|title|location|paths\[0\])$/
/** Asked for, never kept: the names of who signs in, and the columns of a search. */
const notKept = ['Account_Login', 'Account_LoginHris']
const isName = (place: Place): boolean =>
  place.endpoint.method !== 'GET' &&
  !notKept.includes(place.endpoint.name) &&
  takesText(place) &&
  place.schema.readOnly !== true &&
  named.test(fieldOf(place.path))
const names = listPlaces().filter(isName)

test('a thing gets its name at many doors', () => {
  const doors = new Set(names.map(({ endpoint }) => endpoint.name))
  const creating = listEndpoints().filter(({ name }) => /_(Create|Add|Update|CreateMultiple|SignUp)$/.test(name))
  const nameless = [
    'CampusAccess_Add',
    'DeliveryUnitAccess_Add',
    'ApproverSetting_Add',
    'ApproverSetting_Update',
    'ApproverDelegation_Add',
    'PostPoolFile_Add',
    'PoolUser_Add',
    'PoolUser_Update',
    'Hold_Create',
    'StockTake_Create',
  ]
  const expected = creating
    .map(({ name }) => name)
    .filter((name) => !/^FilePosting/.test(name) && !nameless.includes(name))
  expect(expected.filter((name) => !doors.has(name))).toEqual([])
})

test.each(names.map((place) => [nameOf(place), place] as const))(
  '%s shows something, and turns nothing',
  async (_, place) => {
    const { endpoint, path } = place
    const messages = async (value: string) =>
      (errorsOf(await callerOf(sinupan, endpoint).call(endpoint, callAt(place, value)))[fieldOf(path)] ?? []).join(' ')
    for (const nothing of ['\u200b', '\u2060\u00ad', '\u3164', '\u2800\ufe0f', '\u115f \u{e0020}'])
      expect(await messages(nothing)).toMatch(nothingSeen)
    for (const turning of ['report\u202efdp.exe', '\u2066a\u2069', 'a\u202ab\u202c'])
      expect(await messages(turning)).toMatch(turned)
  },
)

// Of a part of a path it is said which part it is.
const nothingSeen = new RegExp(`${sayings.nothingVisible}|can’t be the name of a folder|A user name has letters`)
const turned = new RegExp(`${sayings.turnsDirection}|can’t be the name of a folder|A user name has letters`)

test('a file that is sent up has such a name too, and so have its folders', async () => {
  const send = (name: string, relativePaths: string[] = []) =>
    tryUpload(ana, { deliveryUnitId: ana.unitId, relativePaths: JSON.stringify(relativePaths) }, [
      { name, content: 'x' },
    ])
  expect(errorsOf(await send('\u2060'))).toEqual({ file: [sayings.nothingVisible] })
  expect(errorsOf(await send('report\u202efdp.exe'))).toEqual({ file: [sayings.turnsDirection] })
  for (const folder of ['\u200b', 'a\u202eb'])
    expect(await send('A.txt', [`${folder}/A.txt`])).toMatchObject({ status: 400, body: { code: 'ValidationFailed' } })
})

test('a name in a script that is written from the right is fine, and so are joined emoji', async () => {
  for (const name of ['\u200fملف التخرج\u200f.txt', 'קובץ.txt', '👩‍👩‍👧 ❤️.txt', 'नमस्ते\u200d.txt'])
    expect((await tryUpload(ana, { deliveryUnitId: ana.unitId }, [{ name, content: name }])).status).toBe(201)
})
