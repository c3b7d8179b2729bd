import { expect, test } from 'vitest'
import { sentenceOf } from './activity-sentences.ts'

const liza = { id: 'l', firstName: 'Liza', lastName: 'Dumalag', email: 'liza@haraya.example', position: null }
const said = (name: string, payload: Record<string, unknown> = {}) => sentenceOf({ name, actor: liza, payload })

test('every fact of a document has its sentence', () => {
  expect(said('document.renamed', { from: 'Draft', to: 'Memo 118' })).toBe(
    'Liza Dumalag renamed it from “Draft” to “Memo 118”',
  )
  expect(said('document.described', { fields: ['categoryId', 'documentDate', 'tags'] })).toBe(
    'Liza Dumalag changed the category, the date, and the tags',
  )
  const rescheduled = { reason: 'It was filed under the wrong series.', after: { categoryId: 3, documentDate: null } }
  expect(said('document.rescheduled', rescheduled)).toBe(
    'Liza Dumalag changed the category and the date by which it is kept: It was filed under the wrong series.',
  )
  expect(said('file.replaced', { fileName: 'Memo.pdf', versionNo: 3 })).toBe(
    'Liza Dumalag uploaded version 3 of Memo.pdf',
  )
  expect(said('posting.returned', { reason: 'The second page is missing.' })).toBe(
    'Liza Dumalag returned the posting: The second page is missing.',
  )
})

test('a second round and a taken-back publication are told apart from the first sending', () => {
  expect(said('posting.sent', { round: 1, unpublished: false })).toBe('Liza Dumalag sent it for posting')
  expect(said('posting.sent', { round: 2, unpublished: false })).toBe('Liza Dumalag sent it for posting again')
  expect(said('posting.sent', { round: 2, unpublished: true })).toBe(
    'Liza Dumalag took it out of the public view and sent it for posting again',
  )
})

test('a person whose account is gone is somebody, and an unknown fact is still told', () => {
  expect(sentenceOf({ name: 'document.added', actor: null, payload: {} })).toBe('Somebody added it')
  expect(said('document.sealed-off')).toBe('Liza Dumalag: document sealed off')
})
