import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { Library } from './library.fixture.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { people, university, db } = sinupan
const { ana } = people
const eraSize = 16_384

test('a common word is found in every era, those beyond the last span too', async () => {
  const eras = [0, 5, 16, 21, 47, 100, 170, 240, 380, 400]
  for (const era of eras) {
    if (era > 0) await sql`select setval('search_entries_id_seq', ${era * eraSize})`.execute(db)
    const id = await library.document({ name: `Heron ${era}`, by: 'carla', categoryId: university.categories.minutes })
    await library.given.approved(id, 'system', { by: 'carla' })
    await library.index()
  }
  const ask = (eras: number) => library.inEras(ana, 'heron', eras)
  const atOnce = await ask(0)
  expect(atOnce.totals.File).toBe(eras.length)
  for (const eras of [1, 16, 17, 50, 401]) expect(await ask(eras)).toEqual(atOnce)
})
