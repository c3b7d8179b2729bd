import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { statementsOf } from '../../testing/count-statements.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { Library } from './library.fixture.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { ana, carla, records } = sinupan.people
const meant = async (caller: typeof ana, search: string) => (await library.ask(caller, search)).didYouMean
const quickly = async (caller: typeof ana, search: string) =>
  (await caller.ask(contract.quickSearch, { params: { type: 'any', duId: caller.unitId }, query: { search } }))
    .didYouMean
const outside = async (search: string) =>
  (await sinupan.nobody.ask(contract.listPublic, { query: { search } })).didYouMean

test('a misspelt word of a name or a text is offered as it was meant, with the results of it', async () => {
  await library.document({ name: 'Rules of convocation', pages: ['the tympanum of the auditorium'] })
  expect(await meant(ana, 'convocaton rules')).toBe('convocation rules')
  expect(await meant(ana, 'Rules tympanun')).toBe('Rules tympanum')
  expect(await quickly(ana, 'tympanun')).toBe('tympanum')
  expect(await library.names(ana, 'tympanun')).toEqual(['Rules of convocation'])
  expect(await library.names(ana, (await meant(ana, 'audtorium tympanun')) ?? '')).toEqual(['Rules of convocation'])
})

test('nothing is offered for what is found, for phrases, numbers, excluded words and what nothing is like', async () => {
  await library.document({ name: 'Convocation 20261', text: null })
  for (const search of ['convocation', '"convocaton"', '20262', 'convocation -tympanun', 'qwertzuiop'])
    expect([search, await meant(ana, search)]).toEqual([search, undefined])
})

test('what is quoted or excluded stays as it was typed', async () => {
  await library.document({ name: 'Statute of the senate', text: 'lodestone' })
  expect(await meant(ana, '"the senate" lodestome -"lodestome one"')).toBe('"the senate" lodestone -"lodestome one"')
})

test('a word is offered only to those who may read where it stands', async () => {
  await library.document({ name: 'Paper of our own', pages: ['the word palimpsest is ours alone'] })
  const given = await library.document({
    name: 'Heliotrope for the campus',
    pages: ['amaranthine inside'],
    by: 'carla',
  })
  await library.given.approved(given, 'public', { by: 'carla' })
  await library.index()
  expect(await meant(ana, 'palimpzest')).toBe('palimpsest')
  for (const other of [carla, records]) expect(await meant(other, 'palimpzest')).toBeUndefined()
  expect(await outside('palimpzest')).toBeUndefined()
  expect(await outside('amaranthin inside')).toBe('amaranthine inside')
  expect(await outside('amaranthyne')).toBe('amaranthine')
})

test('of what is classified its name alone is offered', async () => {
  await library.document({ name: 'Chrysalis file', text: 'the verdigris inside', by: 'ana', isClassified: true })
  await library.document({ name: 'Another file', text: 'nothing', by: 'ana' })
  const { ben } = sinupan.people
  expect(await meant(ben, 'chrysaliz')).toBe('chrysalis')
  expect(await meant(ben, 'verdigriz')).toBeUndefined()
  expect(await meant(ana, 'verdigriz')).toBe('verdigris')
})

test('an offer costs no statement more than a misspelt word did', async () => {
  await library.ask(ana, 'convocation')
  expect(await statementsOf(() => library.ask(ana, 'convocaton'))).toBeLessThanOrEqual(6)
})
