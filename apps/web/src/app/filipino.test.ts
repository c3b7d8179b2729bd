import { expect, test } from 'vitest'
import { english as attaching } from '../features/attaching/words.ts'
import { english as identities } from '../features/identities/sign-in-words.ts'
import { english as people } from '../features/people/words.ts'
import { english as preview } from '../features/preview/words.ts'
import { english as publicCertificate } from '../features/public-certificate/words.ts'
import { english as publicDrop } from '../features/public-drop/words.ts'
import { english as publicFile } from '../features/public-file/words.ts'
import { english as publicLocation } from '../features/public-location/words.ts'
import { english as publicRequest } from '../features/public-request/words.ts'
import { heroLead } from '../features/public-search/hero-lead.ts'
import { english as kinds } from '../features/public-search/kind-name.ts'
import { english as places } from '../features/public-search/place-name.ts'
import { english as publicSearch } from '../features/public-search/words.ts'
import { english as requestClock } from '../features/request-clock/words.ts'
import { english as requestFigures } from '../features/request-figures/words.ts'
import { languageFor } from '../frame/language.ts'
import { english as publicFrame } from '../frame/public-words.ts'
import { type Catalogue, translate, words } from '../lib/messages.ts'
import { refusalSentence, sentences } from '../lib/refusal-sentences.ts'
import { said } from '../lib/said.fil.ts'
import { sharedWords } from '../lib/shared-words.ts'
import { filipino } from './filipino.ts'

const english: Record<string, Catalogue> = {
  'app-public': publicFrame,
  title: {},
  refusals: sentences,
  said: Object.fromEntries(Object.keys(said).map((sentence) => [sentence, sentence])),
  people,
  'identities-sign-in': identities,
  'public-search': publicSearch,
  'file-kinds': kinds,
  'passage-places': places,
  'public-file': publicFile,
  'public-certificate': publicCertificate,
  'public-drop': publicDrop,
  'public-request': publicRequest,
  attaching,
  'request-clock': requestClock,
  'form-dialog': {},
  'public-location': publicLocation,
  'request-figures': requestFigures,
  preview,
}
const holesOf = (text: string | undefined) => [...new Set(text?.match(/\{\{\w+\}\}/g))].sort()

test('a sentence takes the same values in Filipino as in English', () => {
  const sentencesOf = (namespace: string): Catalogue => ({ ...sharedWords, ...english[namespace] })
  const holes = (catalogue: Catalogue, keys: string[]) =>
    Object.fromEntries(keys.map((key) => [key, holesOf(catalogue[key])]))
  for (const [namespace, catalogue] of Object.entries(filipino)) {
    const keys = Object.keys(catalogue)
    expect({ namespace, ...holes(catalogue, keys) }).toEqual({ namespace, ...holes(sentencesOf(namespace), keys) })
  }
})

test('what is translated is said in Filipino, with English numbers and one form for one and many', () => {
  const t = words('public-file', publicFile)
  translate(filipino)
  try {
    expect(t('pageCount', { count: 1 })).toBe('1 pahina')
    expect(t('pageCount', { count: 1408 })).toBe('1,408 pahina')
    expect(t('cancel')).toBe('Kanselahin')
    expect(refusalSentence('InvalidLoginAttempt')).toBe('Hindi tama ang user name o password.')
    const overview = { items: [], total: 0, documentCount: 12, firstYear: 1948 }
    const campus = (id: number) => ({ id, campusName: 'A', shortName: 'A', fileCount: 1 })
    expect(heroLead({ ...overview, campuses: [1, 2, 3, 4].map(campus) }, '2025-03-01T08:00:00Z')).toBe(
      '12 pampublikong dokumento mula sa apat na campus, mula 1948 hanggang 2025.',
    )
  } finally {
    translate({})
  }
  expect(t('cancel')).toBe('Cancel')
})

test('a feature without Filipino stays English, shared words and all', () => {
  const t = words('filipino-test', { open: 'Open' })
  translate(filipino)
  expect([t('open'), t('cancel')]).toEqual(['Open', 'Cancel'])
  translate({})
})

test('English is everybody’s, but for who chose Filipino or whose browser asks for it first', () => {
  expect(languageFor(undefined, 'en-US')).toBe('en')
  expect(languageFor(undefined, undefined)).toBe('en')
  expect(languageFor(undefined, 'de')).toBe('en')
  expect(languageFor(undefined, 'fil-PH')).toBe('fil')
  expect(languageFor(undefined, 'tl')).toBe('fil')
  expect(languageFor('en', 'fil')).toBe('en')
  expect(languageFor('fil', 'en-US')).toBe('fil')
})
