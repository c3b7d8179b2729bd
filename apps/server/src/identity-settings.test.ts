import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const rest = { HRIS_ADAPTER: 'rest', HRIS_URL: 'https://hr.example.edu/check' }
const ldap = { HRIS_ADAPTER: 'ldap', HRIS_URL: 'ldap://directory.example.edu', HRIS_BASE_DN: 'dc=example' }

test.each([
  ['nothing', {}],
  ['a HR system by https', rest],
  ['a directory, by StartTLS', ldap],
  ['a HR system by http, where that is meant', { ...rest, HRIS_URL: 'http://hr.local', HRIS_TLS: 'none' }],
  ['a second factor for both duties', { SECOND_FACTOR_REQUIRED_FOR: 'cru, administrators' }],
])('%s can be set', (_, settings) => {
  expect(() => readConfig(settings)).not.toThrow()
})

test.each([
  ['a HR system without an address', { HRIS_ADAPTER: 'rest' }, 'HRIS_URL'],
  ['a directory at a web address', { ...ldap, HRIS_URL: rest.HRIS_URL }, 'ldaps://'],
  ['a directory without a place to search', { ...ldap, HRIS_BASE_DN: undefined }, 'HRIS_BASE_DN'],
  ['passwords in the clear', { ...rest, HRIS_URL: 'http://hr.example.edu' }, 'HRIS_TLS'],
  ['a question about people in the clear', { ...rest, HRIS_PEOPLE_URL: 'http://hr.example.edu' }, 'HRIS_TLS'],
  ['a filter that looks for nobody', { ...ldap, HRIS_USER_FILTER: '(uid=*)' }, 'HRIS_USER_FILTER'],
  [
    'a second factor for a duty that is none',
    { SECOND_FACTOR_REQUIRED_FOR: 'everybody' },
    'SECOND_FACTOR_REQUIRED_FOR',
  ],
])('%s stops the start with a sentence', (_, settings, named) => {
  expect(() => readConfig(settings)).toThrow(named)
})
