import { hrisCredentials, listEndpoints, saying, sayings, signIn, signInCodes, signUp } from '@sinupan/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { ApiRefusal, byStatus } from '../lib/api-refusal.ts'
import { errorsOf } from '../lib/contract-form.ts'
import { translate } from '../lib/messages.ts'
import { inSpoken } from '../lib/said.ts'
import { ownSentences } from '../testing/own-sentences.ts'
import { filipino } from './filipino.ts'

beforeEach(() => translate(filipino))
afterEach(() => translate({}))

const open = listEndpoints().filter((one) => one.who === 'open')
const atSignIn = (code: string, errorMessage: string) => new ApiRefusal('LockedOut', { body: { code, errorMessage } })

test('whatever may be refused to people who aren’t signed in has its Filipino', () => {
  const always = ['ValidationFailed', 'Internal', 'Unavailable', 'Unreachable', 'TimedOut']
  const codes = [
    ...signInCodes,
    ...open.flatMap((one) => one.refusals),
    ...Object.values(byStatus),
    ...always,
  ] as string[]
  expect([...new Set(codes)].filter((code) => !filipino.refusals?.[code])).toEqual([])
})

test('every sentence that the contract says of what they fill in has its Filipino', () => {
  const sentences = open.flatMap(({ params, query, body }) => [params, query, body].flatMap(ownSentences))
  expect(sentences).toContain('Enter your password.')
  expect([...new Set(sentences)].filter((sentence) => inSpoken(sentence) === sentence)).toEqual([])
})

test('a form says what is wrong in Filipino', () => {
  expect(errorsOf(signIn.body, { userName: '', password: '' })).toEqual({
    userName: 'Ilagay ang iyong user name o e-mail.',
    password: 'Ilagay ang iyong password.',
  })
  expect(errorsOf(hrisCredentials, { userName: 'liza', password: '' })).toEqual({
    password: 'Ilagay ang password ng account na iyon.',
  })
  const registration = { firstName: 'A'.repeat(101), lastName: '', email: 'ana', userName: 'a', password: 'short' }
  expect(errorsOf(signUp.body, { ...registration, deliveryUnitId: 0 })).toEqual({
    firstName: 'Hindi hihigit sa 100 karakter.',
    lastName: 'Ilagay ang iyong apelyido.',
    email: 'Ilagay ang buong e-mail address.',
    userName: 'Hindi bababa sa 3 karakter ang user name.',
    password: 'Hindi bababa sa 10 karakter ang password.',
    deliveryUnitId: 'Piliin ang iyong unit.',
  })
})

test('what the server knows more of is said in Filipino too, with its numbers and names', () => {
  expect(atSignIn('LockedOut', saying('lockedOut', { minutes: 12 })).message).toBe(
    'Masyadong maraming pagsubok. Maghintay nang 12 minuto bago sumubok muli.',
  )
  const errors = { email: [saying('otherDomain', { domains: 'haraya.example or haraya.test' })] }
  expect(new ApiRefusal('ValidationFailed', { body: { errors } }).errors).toEqual({
    email: ['Gumamit ng e-mail address ng haraya.example o haraya.test.'],
  })
})

test('a sentence with values is said by its own Filipino, whatever the values are', () => {
  const values = {
    count: '1,000',
    least: '-3',
    most: '9',
    minutes: '12',
    domains: 'a.test',
    choices: 'a, b',
    words: 'after:May or so',
  }
  const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: keyof typeof values) => values[name])
  for (const sentence of Object.values(sayings))
    expect(inSpoken(filled(sentence))).toBe(filled(filipino.said?.[sentence] ?? ''))
  expect(inSpoken('At most 1 000 things can be downloaded at once.')).toBe(
    'At most 1 000 things can be downloaded at once.',
  )
})

test('what nobody has put in Filipino is said as it came', () => {
  expect(atSignIn('LockedOut', 'Come back on Monday.').message).toBe('Come back on Monday.')
})

test('in English the sentences stand as the server and the contract wrote them, and what zod would say in plain words', () => {
  translate({})
  const locked = saying('lockedOut', { minutes: 1 })
  expect(atSignIn('LockedOut', locked).message).toBe(locked)
  const schema = z.object({ name: z.string().max(3), count: z.int().max(9), note: z.string(), kind: z.enum(['a']) })
  expect(errorsOf(schema, { name: 'long', count: 10, kind: 'b' })).toEqual({
    name: 'At most 3 characters.',
    count: 'At most 9.',
    note: 'Fill this in.',
    kind: 'Choose one of these: a.',
  })
})
