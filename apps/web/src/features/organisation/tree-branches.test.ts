import type { Campus, DeliveryUnit, Office } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { foundBranches, nameOf, nodeIdOf } from './tree-branches.ts'

const campus = (id: number): Campus => ({
  id,
  campusName: `Campus ${id}`,
  shortName: `C${id}`,
  officeCount: 1,
  version: 1,
})
const office = (id: number, campusId: number): Office => ({
  id,
  name: `Office ${id}`,
  officeName: `Office ${id}`,
  shortName: `O${id}`,
  campusId,
  campus: campus(campusId),
  deliveryUnitCount: 2,
  version: 1,
})
const unit = (id: number, of: Office): DeliveryUnit => ({
  id,
  name: `Unit ${id}`,
  shortName: null,
  officeId: of.id,
  office: of,
  isCRU: false,
  memberCount: 0,
  version: 1,
})

test('what is found stands under its office and campus, and the way to it is open', () => {
  const [first, second] = [office(1, 1), office(2, 2)]
  const { roots, children, open } = foundBranches(
    [campus(1), campus(2), campus(3)],
    [first],
    [unit(5, second), unit(6, first)],
  )
  expect(roots.map(nodeIdOf)).toEqual(['c1', 'c2'])
  expect(children.get('c2')?.map(nameOf)).toEqual(['Office 2'])
  expect(children.get('o1')?.map(nodeIdOf)).toEqual(['u6'])
  expect([...open].sort()).toEqual(['c1', 'c2', 'o1', 'o2'])
})
