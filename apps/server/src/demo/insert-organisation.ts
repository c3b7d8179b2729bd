import { campuses } from '@sinupan/demo'
import type { Database } from '../platform/database/database.ts'

export interface SeededOrganisation {
  /** Ids by the plan's keys. */
  campuses: Map<string, number>
  units: Map<string, number>
}

/** Makes the campuses, offices and units of the plan. */
export async function insertOrganisation(db: Database): Promise<SeededOrganisation> {
  const seeded: SeededOrganisation = { campuses: new Map(), units: new Map() }
  for (const campus of campuses) {
    const { id: campusId } = await db
      .insertInto('campuses')
      .values({ name: campus.name, shortName: campus.shortName })
      .returning('id')
      .executeTakeFirstOrThrow()
    seeded.campuses.set(campus.key, campusId)
    for (const { units, ...office } of campus.offices) {
      const { id: officeId } = await db
        .insertInto('offices')
        .values({ ...office, campusId })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const { key, isCRU = false, ...unit } of units) {
        const values = { ...unit, isCru: isCRU, officeId }
        const { id } = await db.insertInto('units').values(values).returning('id').executeTakeFirstOrThrow()
        seeded.units.set(key, id)
      }
    }
  }
  return seeded
}
