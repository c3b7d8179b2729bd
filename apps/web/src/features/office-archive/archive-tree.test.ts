import { expect, test } from 'vitest'
import { branchesOf, branchIdOf, categoryBranches } from './archive-tree.ts'
import { archive } from './place.ts'

const campus = (id: number, campusName: string) => ({
  id,
  campusName,
  shortName: campusName,
  officeCount: 1,
  version: 1,
})
const office = (id: number, name: string, campusId: number) => ({
  id,
  name,
  officeName: name,
  shortName: name,
  campusId,
  campus: campus(campusId, ''),
  deliveryUnitCount: 1,
  version: 1,
})
const all = {
  campuses: [campus(1, 'Main'), campus(2, 'North')],
  offices: [office(10, 'Registrar', 1), office(11, 'Library', 1), office(20, 'Farm', 2)],
  units: [
    { id: 100, name: 'Admissions', officeId: 10 },
    { id: 101, name: 'Records', officeId: 10 },
    { id: 110, name: 'Readers', officeId: 11 },
    { id: 200, name: 'Fields', officeId: 20 },
  ],
}
const facet = (id: number, count: number) => ({ id, name: String(id), count })

test('only branches with something in them show, with their sums', () => {
  const branches = branchesOf({ ...all, counts: [facet(100, 4), facet(101, 2)] })
  expect(branches.campuses.map(({ name, count }) => [name, count])).toEqual([['Main', 6]])
  expect(branches.officesOf(1).map(({ name, count }) => [name, count])).toEqual([['Registrar', 6]])
  expect(branches.unitsOf(1, 10).map(({ name, count }) => [name, count])).toEqual([
    ['Admissions', 4],
    ['Records', 2],
  ])
})

test('all branches show while the counts are unknown, or may not be whole', () => {
  expect(branchesOf({ ...all, counts: undefined }).campuses.map(({ count }) => count)).toEqual([undefined, undefined])
  const many = Array.from({ length: 50 }, (_, index) => facet(100 + index, 1))
  const branches = branchesOf({ ...all, counts: many })
  expect(branches.campuses).toHaveLength(2)
  expect(branches.unitsOf(1, 10)[0]?.count).toBe(1)
})

test('a category’s branch knows all above it', () => {
  const [branch] = categoryBranches({ campusId: 1, officeId: 10, unitId: 100 }, [facet(7, 3)])
  expect(branch).toMatchObject({ id: 'u100k7', part: { campusId: 1, officeId: 10, unitId: 100, categoryId: 7 } })
  expect(branchIdOf(branch?.part ?? {})).toBe('u100k7')
  expect(branchIdOf({ campusId: 1, officeId: 10 })).toBe('o10')
  expect(branchIdOf({ categoryId: 7 })).toBeUndefined()
})

test('the address keeps part, order and page, and leaves out what is usual', () => {
  const written = (text: string) => archive.write(archive.read(new URLSearchParams(text))).toString()
  expect(written('campus=1&unit=100&search=memo&sort=name&order=asc&page=2')).toBe(
    'campus=1&unit=100&search=memo&sort=name&page=2',
  )
  expect(written('order=desc')).toBe('')
  expect(written('order=asc&campus=-2')).toBe('order=asc')
})
