import { expect, test } from 'vitest'
import { permissionsOf, readAccessList } from './access-list.ts'

// Made by the server's own encryption (jose) of ["archive","profile","posting-review"].
const jwe =
  'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..c2M1Mb2lvynxffiT.2EIiAmWXdy7EQcbhVYQoSwRn1SmV14Uzj8q1V6sH2jOO06d5fCk.tKWS_k_wvknRT1ErqRFxYA'

test('the access list of the server opens', async () => {
  expect(await readAccessList(jwe)).toEqual(['archive', 'profile', 'posting-review'])
})

test('an altered one does not', async () => {
  const [header, key, iv, text = '', tag] = jwe.split('.')
  const altered = [header, key, iv, (text[0] === 'A' ? 'B' : 'A') + text.slice(1), tag].join('.')
  await expect(readAccessList(altered)).rejects.toThrow()
  await expect(readAccessList('')).rejects.toThrow()
})

test('without WebCrypto the person’s duties tell the menus', () => {
  const nobody = { isAdmin: false, isCru: false, isApprover: false }
  expect(permissionsOf(nobody)).toEqual(['archive', 'profile'])
  expect(permissionsOf({ ...nobody, isApprover: true })).toEqual(['archive', 'profile', 'posting-review'])
  expect(permissionsOf({ ...nobody, isCru: true })).toEqual([
    'archive',
    'profile',
    'posting-review',
    'records',
    'taxonomy',
  ])
  expect(permissionsOf({ ...nobody, isAdmin: true })).toContain('administration')
})
