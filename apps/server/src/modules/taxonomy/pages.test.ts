import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'

const { db, nobody, university } = await startSinupan()
const { administrative } = university.groups

await sql`insert into categories (group_id, name, retention_years)
  select ${administrative}, 'Series ' || number, 5 from generate_series(1, 120) as number`.execute(db)
await sql`insert into category_groups (name) select 'Group ' || number from generate_series(1, 60) as number`.execute(
  db,
)
await sql`insert into tags (name) select 'tag ' || number from generate_series(1, 60) as number`.execute(db)

describe.each([
  ['series', contract.listCategories, {}],
  ['series of a group', contract.listCategoriesOfGroup, { id: administrative }],
  ['groups', contract.listCategoryGroups, {}],
  ['tags', contract.listTags, {}],
] as const)('a page of %s', (_, endpoint, params) => {
  const ask = (query: Record<string, number> = {}) => nobody.ask(endpoint, { params, query })

  test('holds what the whole list has there, and says how many there are', async () => {
    const { items, total } = await ask()
    expect(total).toBe(items.length)
    expect(await ask({ page: 2, pageSize: 20 })).toEqual({ items: items.slice(40, 60), total })
    const last = Math.floor((total - 1) / 50)
    expect(await ask({ page: last })).toEqual({ items: items.slice(last * 50), total })
  })

  test('behind the last one is empty, and still says how many there are', async () => {
    const { total } = await ask()
    expect(await ask({ page: 90 })).toEqual({ items: [], total })
  })
})
