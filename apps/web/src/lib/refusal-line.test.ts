import { expect, test } from 'vitest'
import { refusalLine } from './refusal-line.ts'

const message = 'This is posted.'

test('a refusal that names nothing is its sentence', () => {
  expect(refusalLine({ message, details: { current: { name: 'x' } } })).toBe(message)
  expect(refusalLine({ message, details: { documents: [] } })).toBe(message)
})

test('the documents that stand in the way are named, the first three of many', () => {
  const documents = ['Memo', 'Minutes', 'Policy', 'Form', 'Plan'].map((name) => ({ name }))
  expect(refusalLine({ message, details: { documents: documents.slice(0, 1) } })).toBe(`${message} It is “Memo”.`)
  expect(refusalLine({ message, details: { documents } })).toBe(
    `${message} It is “Memo”, “Minutes”, “Policy” and 2 more.`,
  )
})
