import { expect, test } from 'vitest'
import { words } from './messages.ts'

const t = words('messages-test', {
  moved_one: '{{count}} item moved to {{folder}}',
  moved_other: '{{count}} items moved to {{folder}}',
  plain: 'My Office',
  year: 'Documents of {{year}}',
  save: 'Save it',
})

test('a sentence takes its values and its plural, counts with commas', () => {
  expect(t('moved', { count: 1, folder: '2025' })).toBe('1 item moved to 2025')
  expect(t('moved', { count: 1408, folder: '<b>' })).toBe('1,408 items moved to <b>')
  expect(t('year', { year: 2026 })).toBe('Documents of 2026')
})

test('shared words are everybody’s, and a feature may have its own', () => {
  expect(t('cancel')).toBe('Cancel')
  expect(t('save')).toBe('Save it')
})

test('what no sentence says does not compile', () => {
  // @ts-expect-error: there is no such key
  t('nothing')
  // @ts-expect-error: the folder is missing
  t('moved', { count: 1 })
  // @ts-expect-error: a plain sentence takes nothing
  t('plain', { count: 1 })
})
