import type { AccessLevelSetting } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** The known levels by the scope that they mean (specification, section 3). */
export const knownLevels = { unit: 1, campus: 4, system: 5, public: 6 } as const

/** The scope that a known level means. */
export const scopeOf = (levelId: number) =>
  (Object.keys(knownLevels) as (keyof typeof knownLevels)[]).find((scope) => knownLevels[scope] === levelId) ?? 'unit'

// The specification's order of display: System 1, Delivery Unit 2, Campus 3, Public 4, others 0 (section 9).
export const listAccessLevels = async (db: Database, id: number | null = null): Promise<AccessLevelSetting[]> =>
  (
    await sql<AccessLevelSetting>`
      select id, access, description, is_built_in, version,
        case scope when 'unit' then 1 when 'campus' then 4 when 'system' then 5 else 6 end as behaves_as
      from access_levels where ${id}::int is null or id = ${id}
      order by case id when 5 then 1 when 1 then 2 when 4 then 3 when 6 then 4 else 0 end, id`.execute(db)
  ).rows
