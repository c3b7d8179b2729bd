import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { statementsAskedAgain } from '../../testing/count-statements.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { Library } from './library.fixture.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { people, university, nobody } = sinupan
const { ana } = people

test('a search takes as many statements for two results as for forty', async () => {
  await ana.ask(contract.createFolder, { params: { duId: ana.unitId }, body: { name: 'Ibex enrolment' } })
  const make = async (from: number, to: number) => {
    for (let index = from; index < to; index++) {
      const by = index % 2 === 0 ? 'ana' : 'carla'
      const id = await library.given.document({
        by,
        name: `Ibex enrolment ${index}`,
        tagIds: [university.tags.enrolment],
        text: `An ibex, ${index}`,
      })
      if (by === 'carla') await library.given.approved(id, 'public', { by })
    }
    await library.index()
  }
  const counts = async () => [
    await statementsAskedAgain(() => library.ask(ana, 'ibex', { pageSize: 200 })),
    await statementsAskedAgain(() =>
      library.ask(ana, 'ibex enrolmnt', { pageSize: 200, categoryIds: [university.categories.memoranda] }),
    ),
    await statementsAskedAgain(() =>
      ana.ask(contract.quickSearch, { params: { type: 'any', duId: ana.unitId }, query: { search: 'enrol' } }),
    ),
    await statementsAskedAgain(() => nobody.ask(contract.listPublic, { query: { search: 'ibex' } })),
  ]
  await make(0, 2)
  // How common words are is kept for a while, and looked up once.
  await library.ask(ana, 'ibex')
  const few = await counts()
  await make(2, 40)
  const many = await counts()
  expect((await library.ask(ana, 'ibex', { pageSize: 200 })).items).toHaveLength(41)
  // One of them says who asks. A misspelt word asks once more; outside, what was found before is looked at and no more.
  expect(few).toEqual([5, 5, 4, 3])
  expect(many).toEqual([5, 5, 4, 3])
})
