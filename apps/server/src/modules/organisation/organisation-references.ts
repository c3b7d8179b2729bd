import type { AccessLevel } from '@sinupan/contract'
import { sql } from 'kysely'
import { referenceData, referenceGeneration } from '../../platform/database/reference-data.ts'

type Scope = 'unit' | 'campus' | 'system' | 'public'

/** Access levels by id: as they are told, and how far each reaches. */
export const levelReferences = referenceData(
  async (db, ids: readonly number[]) => {
    const { rows } = await sql<AccessLevel & { key: number; generation: number; scope: Scope }>`
      select ${referenceGeneration} as generation, l.id as key, l.id, l.access, l.description, l.scope
      from access_levels l where l.id = any(${ids}::integer[])`.execute(db)
    return rows
  },
  ({ id, access, description, scope }) => ({ level: { id, access, description }, scope }),
)

/** The campus of each unit. */
export const campusReferences = referenceData(
  async (db, unitIds: readonly number[]) => {
    const { rows } = await sql<{ key: number; generation: number; campusId: number }>`
      select ${referenceGeneration} as generation, n.id as key, o.campus_id
      from units n join offices o on o.id = n.office_id where n.id = any(${unitIds}::integer[])`.execute(db)
    return rows
  },
  ({ campusId }) => campusId,
)

/** Units' names, by id. */
export const unitReferences = referenceData(
  async (db, ids: readonly number[]) => {
    const { rows } = await sql<{ key: number; generation: number; name: string }>`
      select ${referenceGeneration} as generation, n.id as key, n.name from units n where n.id = any(${ids}::integer[])`.execute(
      db,
    )
    return rows
  },
  ({ name }) => name,
)
