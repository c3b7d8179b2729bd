import type { Campus, Office, SearchFacets } from '@sinupan/contract'
import type { Part } from './place.ts'

interface UnitOf {
  id: number
  name: string
  officeId: number
}

export interface Branches {
  campuses: readonly Campus[]
  offices: readonly Office[]
  units: readonly UnitOf[]
  /** Of all units that have something; a facet holds 50 at most. */
  counts: SearchFacets['units'] | undefined
}

/** A branch of the archive with how much there is, where that is known. */
export interface Branch {
  id: string
  name: string
  part: Part
  count: number | undefined
}

/** A facet names so many values at most; beyond, a unit that isn't named may still have documents. */
const facetLimit = 50

/** Campuses, offices and units with something posted for the reader; all of them while that isn't known. */
export function branchesOf({ campuses, offices, units, counts }: Branches) {
  const isWhole = counts !== undefined && counts.length < facetLimit
  const countOf = new Map(counts?.map(({ id, count }) => [id, count]))
  const shownUnits = isWhole ? units.filter(({ id }) => countOf.has(id)) : units
  const officeIds = new Set(shownUnits.map(({ officeId }) => officeId))
  const shownOffices = isWhole ? offices.filter(({ id }) => officeIds.has(id)) : offices
  const sum = (of: readonly UnitOf[]) =>
    isWhole ? of.reduce((total, { id }) => total + (countOf.get(id) ?? 0), 0) : undefined
  const unitsOfOffice = (officeId: number) => shownUnits.filter((unit) => unit.officeId === officeId)
  const officesOfCampus = (campusId: number) => shownOffices.filter((office) => office.campusId === campusId)
  return {
    campuses: campuses
      .filter(({ id }) => !isWhole || officesOfCampus(id).length > 0)
      .map(
        ({ id, campusName }): Branch => ({
          id: `c${id}`,
          name: campusName,
          part: { campusId: id },
          count: sum(officesOfCampus(id).flatMap((office) => unitsOfOffice(office.id))),
        }),
      ),
    officesOf: (campusId: number): Branch[] =>
      officesOfCampus(campusId).map(({ id, name }) => ({
        id: `o${id}`,
        name,
        part: { campusId, officeId: id },
        count: sum(unitsOfOffice(id)),
      })),
    unitsOf: (campusId: number, officeId: number): Branch[] =>
      unitsOfOffice(officeId).map(({ id, name }) => ({
        id: `u${id}`,
        name,
        part: { campusId, officeId, unitId: id },
        count: countOf.get(id),
      })),
  }
}

/** The categories of a unit as its branches. */
export const categoryBranches = (part: Part, facet: SearchFacets['categories']): Branch[] =>
  facet.map(({ id, name, count }) => ({ id: `u${part.unitId}k${id}`, name, part: { ...part, categoryId: id }, count }))

/** The branch's id that a part of the archive is; undefined for the whole, or a category of no unit. */
export function branchIdOf({ campusId, officeId, unitId, categoryId }: Part): string | undefined {
  if (unitId !== undefined) return categoryId === undefined ? `u${unitId}` : `u${unitId}k${categoryId}`
  if (categoryId !== undefined) return undefined
  if (officeId !== undefined) return `o${officeId}`
  return campusId === undefined ? undefined : `c${campusId}`
}
