import { createFolder } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { ApiRefusal } from './api-refusal.ts'
import { errorsOf, placeRefusal } from './contract-form.ts'

test('the contract’s sentence stands on its field', () => {
  expect(errorsOf(createFolder.body, { name: '  ' })).toEqual({ name: 'Give it a name.' })
  expect(errorsOf(createFolder.body, { name: 'a/b' }).name).toMatch('/')
  expect(errorsOf(createFolder.body, { name: '2026' })).toEqual({})
})

test('a refusal of a field stands on it, others above the form', () => {
  const refusal = new ApiRefusal('ValidationFailed', {
    status: 400,
    body: { errors: { 'tags[1]': ['Too long.'], other: ['No.'] } },
  })
  expect(placeRefusal(refusal, ['name', 'tags'])).toEqual({ onField: { 'tags.1': 'Too long.' }, above: 'other: No.' })
})

test('a taken name stands on the name where the form has one', () => {
  const taken = new ApiRefusal('NameTaken', { status: 409 })
  expect(placeRefusal(taken, ['name'])).toEqual({
    onField: { name: 'That name is already taken here.' },
    above: undefined,
  })
  expect(placeRefusal(taken, ['folder'])).toEqual({ onField: {}, above: 'That name is already taken here.' })
})

test('what stands in the way is named above the form', () => {
  const body = { code: 'NotReleasable', message: 'Not yet.', files: [{ name: 'minutes.pdf', state: 'none' }] }
  const refusal = new ApiRefusal('NotReleasable', { status: 409, body })
  expect(placeRefusal(refusal, ['outcome']).above).toMatch(/ It is “minutes\.pdf”\.$/)
})
