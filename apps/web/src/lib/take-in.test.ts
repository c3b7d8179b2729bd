import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { takeIn } from './take-in.ts'

const loan = (id: number, version: number, status = 'asked') => ({ id, version, status })
const list = (...items: object[]) => ({ items, total: items.length })

function cached(data: Record<string, unknown>): QueryClient {
  const client = new QueryClient()
  for (const [name, value] of Object.entries(data)) client.setQueryData(name.split(' '), value)
  return client
}

test('what was changed stands in lists, scrolled lists and by itself as it is now', () => {
  const client = cached({
    'Loan one': loan(1, 2),
    'Loan list': list(loan(1, 2), loan(2, 2)),
    'Loan scrolled': { pages: [list(loan(3, 1)), list(loan(1, 2))], pageParams: [0, 1] },
  })
  takeIn(client, ['Loan'], loan(1, 3, 'lent'))
  expect(client.getQueryData(['Loan', 'one'])).toEqual(loan(1, 3, 'lent'))
  expect(client.getQueryData(['Loan', 'list'])).toEqual(list(loan(1, 3, 'lent'), loan(2, 2)))
  expect(client.getQueryData(['Loan', 'scrolled'])).toMatchObject({ pages: [{}, list(loan(1, 3, 'lent'))] })
})

test('what is newer, of another kind or of another area stays, and is not drawn again', () => {
  const data = {
    'Loan newer': list(loan(1, 4)),
    'Loan kind': list({ id: 1, version: 1, name: 'Box' }),
    'FileLocation list': list(loan(1, 1)),
  }
  const client = cached(data)
  takeIn(client, ['Loan'], loan(1, 3))
  for (const [name, value] of Object.entries(data)) expect(client.getQueryData(name.split(' '))).toBe(value)
})

test('an answer that has no version changes nothing', () => {
  const list1 = list(loan(1, 1))
  const client = cached({ 'Loan list': list1 })
  for (const answer of [undefined, null, 'done', { id: 1, status: 'lent' }]) takeIn(client, ['Loan'], answer)
  expect(client.getQueryData(['Loan', 'list'])).toBe(list1)
})
