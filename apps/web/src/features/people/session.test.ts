import type { ResponseOf, signIn } from '@sinupan/contract'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentUser } from '../../lib/account.ts'
import { localStore } from '../../lib/local-store.ts'
import { rememberSearch } from '../../lib/search-history.ts'
import { startAnsweringServer } from '../../testing/answering-server.ts'
import { beginSession } from './session.ts'

const campus = { id: 4, campusName: 'Main Campus', shortName: 'MAIN' }
const office = { id: 9, name: 'Office of the Registrar', shortName: 'OUR', campus }
const unit = (id: number) => ({ id, name: `Unit ${id}`, isCRU: false, office })
const tokenFor = (unitIds: string) => `h.${btoa(JSON.stringify({ DeliveryUnitIds: unitIds }))}.s`

const answer = (token: string): ResponseOf<typeof signIn> => ({
  error: false,
  token,
  accessList: 'sealed',
  user: {
    id: 'eea330fc-9467-4274-8bf1-c52f84c64e95',
    firstName: 'Liza',
    lastName: 'Dumalag',
    middleName: null,
    email: 'liza@haraya.example',
    userName: 'liza',
    position: null,
    emailConfirm: true,
    isAdmin: false,
    isCru: false,
    isActive: true,
    isApprover: true,
    acceptedAt: null,
    deliveryUnit: unit(1),
    deliveryUnits: [unit(3), unit(1)],
    deliveryUnitIds: [3, 1],
    createdAt: '2026-11-24T07:20:00.000Z',
    lastLoginAt: null,
    version: 1,
  },
})

let stop: (() => Promise<void>) | undefined
let asked: string[] = []
beforeEach(() => {
  localStore.clear()
  asked = []
})
afterEach(() => stop?.())

const organisation: Record<string, unknown> = {
  '/api/DeliveryUnit/1': { ...unit(1), name: 'Admissions', officeId: 9, shortName: null, memberCount: 3 },
  '/api/Office/9': { ...office, officeName: office.name, campusId: 4, deliveryUnitCount: 2 },
  '/api/Campus/4': { ...campus, officeCount: 7 },
}

test('a sign-in keeps token, access list and person, and loads unit, office and campus of the last unit id', async () => {
  stop = await startAnsweringServer(({ url, headers }) => {
    asked.push(`${url} ${headers.authorization}`)
    return { body: organisation[url] }
  })
  const token = tokenFor('3,1')
  await beginSession(answer(token), new QueryClient())
  expect(asked).toEqual(
    ['/api/DeliveryUnit/1', '/api/Office/9', '/api/Campus/4'].map((url) => `${url} Bearer ${token}`),
  )
  expect(localStore.get('ACCESSLIST')).toBe('sealed')
  expect(currentUser()).toMatchObject({
    userId: 'eea330fc-9467-4274-8bf1-c52f84c64e95',
    isApprover: true,
    deliveryUnit: { id: 1, name: 'Admissions', office: { id: 9, campus } },
  })
})

test('a unit that can’t be loaded stays as the sign-in named it', async () => {
  stop = await startAnsweringServer(() => ({ status: 503 }))
  await beginSession(answer(tokenFor('3,1')), new QueryClient())
  expect(currentUser()?.deliveryUnit?.name).toBe('Unit 1')
})

test('nothing of whoever was here before stays', async () => {
  rememberSearch('grades of somebody else')
  const client = new QueryClient()
  client.setQueryData(['FileFolder', 'FileFolder_My', {}], { folders: [] })
  client.setQueryData(['Core', 'Core_Config', {}], { institutionName: 'Haraya State University' })
  await beginSession(answer(tokenFor('')), client)
  expect(localStore.get('SEARCH_HISTORY')).toBeUndefined()
  expect(
    client
      .getQueryCache()
      .getAll()
      .map((query) => query.queryKey[1]),
  ).toEqual(['Core_Config'])
  expect(currentUser()?.userName).toBe('liza')
})

test('an answer that is not whole signs nobody in', async () => {
  await expect(beginSession({ error: false, token: 'x' }, new QueryClient())).rejects.toThrow()
  expect(currentUser()).toBeUndefined()
})
