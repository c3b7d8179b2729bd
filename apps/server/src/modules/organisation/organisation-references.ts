import type { AccessLevel, DeliveryUnit } from '@sinupan/contract'
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

/** Offices as they stand in what lies below them, by id. */
export const officeReferences = referenceData(
  async (db, ids: readonly number[]) => {
    const { rows } = await sql<{ key: number; generation: number; office: DeliveryUnit['office'] }>`
      select ${referenceGeneration} as generation, o.id as key, json_build_object('id', o.id, 'name', o.name, 'shortName', o.short_name,
          'campus', json_build_object('id', c.id, 'campusName', c.name, 'shortName', c.short_name)) as office
      from offices o join campuses c on c.id = o.campus_id where o.id = any(${ids}::integer[])`.execute(db)
    return rows
  },
  ({ office }) => office,
)

/** How many people work in each unit; who has their home there and a grant too is counted once. */
export const memberCounts = referenceData(
  async (db, unitIds: readonly number[]) => {
    const { rows } = await sql<{ key: number; generation: number; count: number }>`
      select ${referenceGeneration} as generation, n.id as key, (
          select count(*)::int from users
          where home_unit_id = n.id and accepted_at is not null and deactivated_at is null
        ) + (
          select count(*)::int from unit_memberships m join users u on u.id = m.user_id
          where m.unit_id = n.id and u.home_unit_id is distinct from n.id and u.accepted_at is not null and u.deactivated_at is null
        ) as count
      from units n where n.id = any(${unitIds}::integer[])`.execute(db)
    return rows
  },
  ({ count }) => count,
)
