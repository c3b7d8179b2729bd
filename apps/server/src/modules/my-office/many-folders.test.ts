import type { BodyOf } from '@sinupan/contract'
import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { statementsOf } from '../../testing/count-statements.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const { people, university, db } = await startSinupan()
const { ana, ben } = people
const duId = university.units.admissions
const make = (body: BodyOf<typeof contract.createFolders>) =>
  ana.ask(contract.createFolders, { params: { duId }, body })

describe('folders that are made in one go', () => {
  test('take as many statements for a thousand as for one, a few for each level', async () => {
    await make({ paths: ['First of all'] })
    const one = await statementsOf(() => make({ paths: ['One/Inside'] }))
    const paths = Array.from({ length: 500 }, (_, no) => `Box ${no}/Inside`)
    const many = await statementsOf(() => make({ paths }))
    expect(many).toBe(one)
  })

  test('are one where names differ in their letters’ case alone, and each is told once', async () => {
    const folders = [
      { name: 'Minutes', children: [{ name: '2025' }] },
      { name: 'MINUTES', children: [{ name: '2025' }, { name: '2026' }] },
    ]
    const { items } = await make({ folders })
    expect(items.map(({ path }) => path)).toEqual([
      'Minutes',
      'Minutes/2025',
      'MINUTES',
      'MINUTES/2025',
      'MINUTES/2026',
    ])
    const [first, , second] = items
    expect(second?.id).toBe(first?.id)
    expect(second?.name).toBe('Minutes')
    const { childFolders, childCount } = await ana.ask(contract.getFolder, { params: { id: String(first?.id) } })
    expect(childFolders?.map(({ name }) => name)).toEqual(['2025', '2026'])
    expect(childCount).toBe(2)
    const told = await db
      .selectFrom('facts')
      .select('name')
      .where('folderId', '=', first?.id ?? 0)
      .execute()
    expect(told.map(({ name }) => name)).toEqual(['folder.created'])
  })

  test('are the same ones for two who make them at once', async () => {
    const paths = ['Counter/Morning', 'Counter/Evening']
    const both = await Promise.all(
      Array.from({ length: 20 }, (_, no) =>
        (no % 2 ? ana : ben).ask(contract.createFolders, { params: { duId }, body: { paths } }),
      ),
    )
    const ids = both.map(({ items }) => items.map(({ id }) => id).join())
    expect(new Set(ids).size).toBe(1)
  })
})
