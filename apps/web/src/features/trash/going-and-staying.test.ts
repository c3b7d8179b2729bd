import type { TrashedDocument, TrashedFolder } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { goingAndStaying, staysSentence } from './going-and-staying.ts'
import { trashedEntries } from './trashed-entry.ts'

const document = (id: number, reason?: string, expiresOn: string | null = null) =>
  ({
    id,
    expiresOn,
    capabilities: { remove: reason === undefined, reasons: reason ? { remove: reason } : {} },
  }) as unknown as TrashedDocument
const folder = (id: number) => ({ id }) as TrashedFolder

test('what the server would refuse stays, the rest goes', () => {
  const { going, staying } = goingAndStaying(trashedEntries([folder(1)], [document(2), document(3, 'UnderRetention')]))
  expect(going.map((entry) => entry.id)).toEqual(['f1', 'd2'])
  expect(staying.map((entry) => entry.id)).toEqual(['d3'])
})

test('it is said until when records stay, which is until the last of them may go', () => {
  const kept = trashedEntries(
    [],
    [document(1, 'UnderRetention', '2031-11-05'), document(2, 'UnderRetention', '2030-01-31')],
  )
  expect(staysSentence(kept)).toBe('2 more are under retention until Nov 05 2031 and stay in the trash.')
  expect(staysSentence(kept.slice(1))).toBe('1 more is under retention until Jan 31 2030 and stays in the trash.')
})

test('another reason is said as it is, several reasons are not mixed up, and none says nothing', () => {
  expect(staysSentence(trashedEntries([], [document(1, 'Classified')]))).toMatch(
    /^1 more stays in the trash: .*classified/i,
  )
  expect(staysSentence(trashedEntries([], [document(1, 'Classified'), document(2, 'OnHold')]))).toBe(
    '2 more can’t be deleted for different reasons and stay in the trash.',
  )
  expect(staysSentence([])).toBeUndefined()
})
