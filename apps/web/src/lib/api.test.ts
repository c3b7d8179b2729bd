import { createFolder, getDocument, prepareDownload, readFile, signIn, updateFolder } from '@sinupan/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asked, startAnsweringServer } from '../testing/answering-server.ts'
import { linesOf } from './announce.ts'
import { call } from './api.ts'
import { ApiRefusal } from './api-refusal.ts'
import { localStore } from './local-store.ts'
import { onSessionLost } from './session-loss.ts'

let stop: (() => Promise<void>) | undefined
beforeEach(() => localStore.clear())
afterEach(() => stop?.())

type Answering = Parameters<typeof startAnsweringServer>[0]
const answering = async (answer: Answering) => {
  stop = await startAnsweringServer(answer)
}
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it was not refused'),
    (error: unknown) => {
      if (error instanceof ApiRefusal) return error
      throw error
    },
  )
const document = { params: { id: 7 } }

test('a call sends the bearer and its body, and gives the answer', async () => {
  const asked: Asked[] = []
  await answering((request) => {
    asked.push(request)
    return { status: 201, body: { id: 3 } }
  })
  localStore.set('TOKEN', 'secret')
  expect(await call(createFolder, { params: { duId: 4 }, body: { name: '2026' } })).toEqual({ id: 3 })
  expect(asked[0]).toMatchObject({
    method: 'POST',
    url: '/api/FileFolder/Create/4',
    body: '{"name":"2026"}',
    headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
  })
})

test('a 400 names its fields, one line each', async () => {
  const errors = { name: ['Give it a name.'], 'paths[0]': ['Too long.', 'Not allowed.'], '': ['Nothing fits.'] }
  await answering(() => ({
    status: 400,
    body: { code: 'ValidationFailed', message: 'Some fields are not right.', errors },
  }))
  const refusal = await refusalOf(call(createFolder, { params: { duId: 4 }, body: { name: '' } }))
  expect(refusal).toMatchObject({ code: 'ValidationFailed', status: 400, errors })
  expect(linesOf(refusal)).toEqual([
    'name: Give it a name.',
    'paths[0]: Too long.',
    'paths[0]: Not allowed.',
    'Nothing fits.',
  ])
})

test('a refusal brings what the server knows besides', async () => {
  await answering(() => ({
    status: 409,
    headers: { 'x-request-id': 'abc' },
    body: { code: 'StateChanged', message: 'x', current: { id: 3, name: 'New' } },
  }))
  const refusal = await refusalOf(call(updateFolder, { params: { id: 3 }, body: { name: 'Old' } }))
  expect(refusal).toMatchObject({ code: 'StateChanged', details: { current: { name: 'New' } }, requestId: 'abc' })
})

test('a 200 that says error is a failure with its own words', async () => {
  await answering(() => ({ body: { error: true, code: 'LockedOut', errorMessage: 'Too many attempts. Wait 3 min.' } }))
  const refusal = await refusalOf(call(signIn, { body: { userName: 'a', password: 'b' } }))
  expect(refusal).toMatchObject({ code: 'LockedOut', message: 'Too many attempts. Wait 3 min.' })
})

test.each([
  { body: { error: true, code: 'InvalidLoginAttempt', errorMessage: 'Invalid Login Attempt' } },
  { status: 500, body: 'System.Exception: Invalid Login Attempt' },
  { status: 400, body: { message: 'Invalid Login Attempt, two are left.' } },
])('a wrong password is said as the specification says it', async (answer) => {
  await answering(() => answer)
  const refusal = await refusalOf(call(signIn, { body: { userName: 'a', password: 'b' } }))
  expect(refusal.message).toBe('Invalid Login attempt.')
})

test('bytes come as a blob, and a JSON failure in their place is a failure', async () => {
  await answering(({ url }) =>
    url.endsWith('/1')
      ? { body: '<b>hello</b>' }
      : { body: { error: true, code: 'NoFiles', errorMessage: 'File not found.' } },
  )
  expect(await (await call(readFile, { params: { id: 1 } })).text()).toBe('<b>hello</b>')
  expect((await refusalOf(call(readFile, { params: { id: 2 } }))).message).toBe('File not found.')
})

test('a 401 forgets the person once, but a late one of an earlier session forgets nobody', async () => {
  const lost = vi.fn()
  const stopListening = onSessionLost(lost)
  await answering(() => ({ status: 401, body: { code: 'Unauthenticated', message: 'x' } }))
  localStore.set('TOKEN', 'old')
  const late = refusalOf(call(getDocument, document))
  localStore.set('TOKEN', 'new')
  await late
  expect(localStore.get('TOKEN')).toBe('new')
  await Promise.all([refusalOf(call(getDocument, document)), refusalOf(call(getDocument, document))])
  expect(localStore.get('TOKEN')).toBeUndefined()
  expect(lost).toHaveBeenCalledTimes(1)
  stopListening()
})

test.each([
  [502, '<html>', 'Unavailable'],
  [413, '<html>', 'TooLarge'],
  [500, '', 'Internal'],
  [404, '{"code":"Strange"}', 'NotFound'],
] as const)('a proxy’s %i is a refusal too', async (status, body, code) => {
  await answering(() => ({ status, body }))
  expect(await refusalOf(call(getDocument, document))).toMatchObject({ code, status })
})

test('no answer is a refusal, an abort is not', async () => {
  await answering(() => ({ breaks: true }))
  expect(await refusalOf(call(getDocument, document))).toMatchObject({ code: 'Unreachable', status: 0 })
  const aborted = AbortSignal.abort()
  await expect(call(prepareDownload, { body: {} }, aborted)).rejects.toMatchObject({ name: 'AbortError' })
})
