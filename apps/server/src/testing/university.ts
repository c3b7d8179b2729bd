import { sql } from 'kysely'
import { hashPassword } from '../modules/people/index.ts'
import type { Database } from '../platform/database/database.ts'

export const testPassword = 'Sinupan-2026!'

/** Who there is in every test: two campuses, four units, eight people. */
export interface University {
  campuses: { main: number; north: number }
  units: { admissions: number; records: number; cru: number; north: number }
  groups: { administrative: number; academic: number }
  categories: { memoranda: number; minutes: number; boardResolutions: number }
  tags: { enrolment: number; urgent: number }
  people: Record<PersonName, string>
}
export type PersonName = 'ana' | 'ben' | 'carla' | 'dan' | 'approver' | 'admin' | 'records' | 'records2'

const people: Record<PersonName, { unit: keyof University['units'] | null; isAdministrator?: boolean }> = {
  ana: { unit: 'admissions' },
  ben: { unit: 'admissions' },
  carla: { unit: 'records' },
  dan: { unit: 'north' },
  approver: { unit: 'records' },
  admin: { unit: null, isAdministrator: true },
  records: { unit: 'cru' },
  records2: { unit: 'cru' },
}

let hash: Promise<string> | undefined

async function insertNamed(
  db: Database,
  table: string,
  rows: Record<string, Record<string, unknown>>,
): Promise<Record<string, number>> {
  const ids: Record<string, number> = {}
  for (const [key, row] of Object.entries(rows)) {
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
    const values = sql.join(Object.values(row))
    const { rows: made } = await sql<{
      id: number
    }>`insert into ${sql.table(table)} (${columns}) values (${values}) returning id`.execute(db)
    ids[key] = made[0]?.id ?? 0
  }
  return ids
}

/** Fills an empty database with the test university. */
export async function foundUniversity(db: Database): Promise<University> {
  const campuses = await insertNamed(db, 'campuses', {
    main: { name: 'Main Campus', short_name: 'MAIN' },
    north: { name: 'North Campus', short_name: 'NORTH' },
  })
  const offices = await insertNamed(db, 'offices', {
    registrar: { name: 'Office of the Registrar', short_name: 'OUR', campus_id: campuses.main },
    rmo: { name: 'Records Management Office', short_name: 'RMO', campus_id: campuses.main },
    north: { name: 'Office of the Chancellor', short_name: 'OC', campus_id: campuses.north },
  })
  const units = await insertNamed(db, 'units', {
    admissions: { name: 'Admissions Unit', office_id: offices.registrar },
    records: { name: 'Records Unit', office_id: offices.registrar },
    cru: { name: 'Central Records Unit', office_id: offices.rmo, is_cru: true },
    north: { name: 'Executive Unit', office_id: offices.north },
  })
  const groups = await insertNamed(db, 'category_groups', {
    administrative: { name: 'Administrative' },
    academic: { name: 'Academic' },
  })
  const categories = await insertNamed(db, 'categories', {
    memoranda: { name: 'Memoranda', group_id: groups.administrative, retention_years: 5, reference: 'ADM-1' },
    minutes: { name: 'Minutes', group_id: groups.academic, retention_years: 10 },
    boardResolutions: { name: 'Board resolutions', group_id: groups.administrative },
  })
  const tags = await insertNamed(db, 'tags', { enrolment: { name: 'enrolment' }, urgent: { name: 'urgent' } })
  const made = await insertPeople(db, units)
  for (const group of Object.values(groups)) {
    await sql`insert into approvers (approver_id, group_id, campus_id) values (${made.approver}, ${group}, ${campuses.main})`.execute(
      db,
    )
  }
  return { campuses, units, groups, categories, tags, people: made } as University
}

async function insertPeople(db: Database, units: Record<string, number>): Promise<Record<string, string>> {
  hash ??= hashPassword(testPassword)
  const now = new Date().toISOString()
  const made: Record<string, string> = {}
  for (const [name, { unit, isAdministrator = false }] of Object.entries(people)) {
    const { id } = await db
      .insertInto('users')
      .values({
        userName: name,
        email: `${name}@haraya.example`,
        firstName: name.charAt(0).toUpperCase() + name.slice(1),
        lastName: 'Reyes',
        passwordHash: await hash,
        isAdministrator,
        homeUnitId: unit ? (units[unit] ?? null) : null,
        acceptedAt: now,
        emailConfirmedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    made[name] = id
  }
  return made
}
