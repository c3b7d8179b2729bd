import type { AuditEntry } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { changesOf, detailsOf, sentenceOf } from './sentence.ts'

const lia = { id: 'lia', firstName: 'Lia', lastName: 'Cruz', email: 'lia@haraya.example', position: null }
const entry: AuditEntry = {
  id: 1,
  number: 1,
  name: 'posting.approved',
  at: '2026-11-27T08:00:00.000Z',
  actorKind: 'user',
  actor: lia,
  address: null,
  requestId: null,
  subject: { kind: 'document', id: '12', label: 'Memo 9' },
  unit: null,
  payload: {},
  isMasked: false,
}

test('a fact is a sentence with who, what and its name', () => {
  expect(sentenceOf(entry)).toBe('Lia Cruz approved the posting of “Memo 9”')
})

test('what was done to a thing goes around its name where English puts it so', () => {
  expect(sentenceOf({ ...entry, name: 'document.trashed' })).toBe('Lia Cruz moved “Memo 9” to the trash')
  expect(sentenceOf({ ...entry, name: 'document.trashed', subject: null })).toBe('Lia Cruz moved to the trash')
})

test('what may not be named is told by its number', () => {
  const subject = { kind: 'folder' as const, id: '7', label: null }
  expect(sentenceOf({ ...entry, name: 'folder.moved', subject })).toBe('Lia Cruz moved folder 7')
})

test('who signs in is named, though nobody was signed in yet', () => {
  const subject = { kind: 'user' as const, id: 'lia', label: 'Lia Cruz' }
  const signedIn = { ...entry, name: 'account.signed-in', actor: null, actorKind: 'anonymous' as const, subject }
  expect(sentenceOf(signedIn)).toBe('Lia Cruz signed in')
})

test('who did something to their own account is not named twice', () => {
  const subject = { kind: 'user' as const, id: 'lia', label: 'Lia Cruz' }
  expect(sentenceOf({ ...entry, name: 'account.changed', subject })).toBe('Lia Cruz changed the account')
})

test('a fact that no sentence is known of is told by its own words', () => {
  expect(sentenceOf({ ...entry, name: 'loan.handed-out' })).toBe('Lia Cruz loan handed out “Memo 9”')
})

test('only what differs stands in before and after', () => {
  const payload = { before: { name: 'A', isAdmin: true, unit: 3 }, after: { name: 'B', isAdmin: true, unit: null } }
  expect(changesOf({ payload })).toEqual([
    { field: 'Name', before: 'A', after: 'B' },
    { field: 'Unit', before: '3', after: '–' },
  ])
  expect(changesOf({ payload: { from: 'Old', to: 'New' } })).toEqual([{ field: 'Name', before: 'Old', after: 'New' }])
  expect(detailsOf({ payload: { isIntact: true, userId: 'x', before: {} } })).toEqual([
    { name: 'Is intact', value: 'Yes' },
  ])
})

test('one who takes a posting out of view is not said to have sent it', () => {
  const sent = (payload: AuditEntry['payload']) => sentenceOf({ ...entry, name: 'posting.sent', payload })
  expect(sent({ accessLevelId: 6, round: 1, unpublished: false })).toBe('Lia Cruz sent “Memo 9” to be posted')
  expect(sent({ accessLevelId: 6, round: 2, unpublished: false })).toBe('Lia Cruz sent “Memo 9” again to be posted')
  expect(sent({ accessLevelId: 6, round: 2, unpublished: true })).toBe('Lia Cruz took “Memo 9” out of the public view')
  expect(sent({ accessLevelId: 1, round: 2, unpublished: true })).toBe('Lia Cruz took “Memo 9” out of its unit’s view')
  expect(sent({ accessLevelId: 77, round: 2, unpublished: true })).toBe('Lia Cruz took “Memo 9” out of view')
})

test('what a fact names by its id is told by its name where that is known', () => {
  const nameOf = (field: string, id: unknown) => (field === 'campusId' && id === 3 ? 'Main Campus' : undefined)
  const payload = { before: { campusId: 3 }, after: { campusId: 4 }, campusId: 3, groupId: 9 }
  expect(changesOf({ payload }, nameOf)).toEqual([{ field: 'Campus', before: 'Main Campus', after: '4' }])
  expect(detailsOf({ payload }, nameOf)).toEqual([
    { name: 'Campus', value: 'Main Campus' },
    { name: 'Group id', value: '9' },
  ])
})
