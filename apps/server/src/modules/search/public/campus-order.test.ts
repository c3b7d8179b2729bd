import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { startSinupan } from '../../../testing/sinupan.ts'
import { Library } from '../library.fixture.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { people, nobody, university } = sinupan
const { admin, ana } = people

// Specification, section 9: campuses sort by their names, groups by theirs.
test('campuses stand in the order of their names wherever they are listed, 2 before 10 and whatever their letters', async () => {
  const made: number[] = []
  for (const [campusName, shortName] of [
    ['Annex 10', 'A10'],
    ['annex 2', 'A2'],
  ] as const)
    made.push((await admin.ask(contract.createCampus, { body: { campusName, shortName } })).id)
  for (const campusId of made)
    await admin.ask(contract.addCampusAccess, { body: { userId: university.people.ana, campusId } })
  const inOrder = ['annex 2', 'Annex 10', 'Main Campus', 'North Campus']
  const namesOf = (campuses: readonly { campusName: string }[]) => campuses.map(({ campusName }) => campusName)
  expect(namesOf((await nobody.ask(contract.listCampuses)).items)).toEqual(inOrder)
  expect(namesOf((await nobody.ask(contract.listPublicCategories)).campuses)).toEqual(inOrder)
  expect(namesOf((await nobody.ask(contract.getPublicDashboard)).byCampus)).toEqual(inOrder)
  const own = await ana.ask(contract.listOwnCampusAccess)
  expect(namesOf(own.items.map(({ campus }) => campus))).toEqual(inOrder.slice(0, 2))
})

test('also beside what was found, where another campus has more of it', async () => {
  for (const by of ['ana', 'dan', 'dan'] as const)
    await library.given.approved(await library.given.document({ by }), 'public', { by })
  await library.index()
  const { facets } = await nobody.ask(contract.listPublic)
  expect(facets.campuses.map(({ name, count }) => [name, count])).toEqual([
    ['Main Campus', 1],
    ['North Campus', 2],
  ])
})
