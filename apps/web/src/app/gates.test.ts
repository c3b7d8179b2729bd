import { expect, test } from 'vitest'
import { type Audience, redirectFor } from './gates.ts'

const nobody = undefined
const member = { isAdmin: false, isCru: false, isApprover: false }
const approver = { ...member, isApprover: true }
const records = { ...member, isCru: true }
const administrator = { ...member, isAdmin: true }

const at = (audience: Audience, address: string) => {
  const { pathname, search } = new URL(address, 'http://sinupan')
  return { audience, pathname, search }
}

test('outsiders are led from the archive to the public search', () => {
  expect(redirectFor(at('staff', '/archive/my-office'), nobody)).toBe('/')
  expect(redirectFor(at('staff', '/admin'), nobody)).toBe('/')
  expect(redirectFor(at('open', '/files/abc'), nobody)).toBeUndefined()
  expect(redirectFor(at('guest', '/login'), nobody)).toBeUndefined()
})

test('a password is set only with a whole link', () => {
  expect(redirectFor(at('guest', '/reset-password?userId=1&token=2'), nobody)).toBeUndefined()
  for (const address of ['/reset-password', '/reset-password?userId=1', '/Reset-Password/?userId=&token=2'])
    expect(redirectFor(at('guest', address), nobody)).toBe('/404')
})

test('a code is entered only for an address', () => {
  for (const address of ['/email-verification/ana@haraya.example', '/email-verification/ana%40haraya.example'])
    expect(redirectFor(at('guest', address), nobody)).toBeUndefined()
  expect(redirectFor(at('guest', '/email-verification/ana'), nobody)).toBe('/404')
})

test('outsiders register and ask for a new password, signed-in people don’t', () => {
  for (const address of ['/register', '/forgot-password', '/email-verification/ana@haraya.example'])
    expect([redirectFor(at('guest', address), nobody), redirectFor(at('guest', address), member)]).toEqual([
      undefined,
      '/archive',
    ])
})

test('signed-in people are led from the sign-in to the archive', () => {
  for (const address of ['/login', '/reset-password', '/reset-password?userId=1&token=2'])
    expect(redirectFor(at('guest', address), member)).toBe('/archive')
  expect(redirectFor(at('staff', '/archive/pin'), member)).toBeUndefined()
  expect(redirectFor(at('open', '/'), member)).toBeUndefined()
})

test('administration is the administrators’', () => {
  for (const address of ['/admin', '/admin/user-all', '/ADMIN/'])
    expect([redirectFor(at('staff', address), records), redirectFor(at('staff', address), administrator)]).toEqual([
      '/404',
      undefined,
    ])
  expect(redirectFor(at('open', '/files/administrator'), member)).toBeUndefined()
})

test.each([
  ['/archive/cru-file-posting', [false, true, true, true]],
  ['/archive/freedom-of-information/public-request', [false, false, true, true]],
  ['/archive/cru-expire-document', [false, false, true, true]],
  ['/archive/cru-expire-document/holds', [false, false, true, false]],
  ['/archive/document-category-group', [false, false, true, true]],
  ['/archive/document-category-type', [false, false, true, true]],
  ['/archive/document-tag', [false, false, true, true]],
])('%s is entered by those whose work it is', (address, entered) => {
  const who = [member, approver, records, administrator]
  expect(who.map((user) => redirectFor(at('staff', address), user) === undefined)).toEqual(entered)
})
