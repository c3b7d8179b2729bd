import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

interface UnitRow {
  id: number
  names: string[]
  officeNames: string[]
  campusNames: string[]
}

const key = (name: string) => name.normalize('NFC').toLowerCase()
const matches = (names: readonly string[], name: string) => name === '' || names.includes(name)

/** Finds units by the names or short names of campus, office and unit; what is left empty matches all. */
export async function unitFinder(ctx: Context) {
  const { rows } = await sql<UnitRow>`
    select n.id, array_remove(array[lower(n.name), lower(n.short_name)], null) as names,
      array_remove(array[lower(o.name), lower(o.short_name)], null) as office_names,
      array_remove(array[lower(c.name), lower(c.short_name)], null) as campus_names
    from units n join offices o on o.id = n.office_id join campuses c on c.id = o.campus_id`.execute(ctx.db)
  const byName = new Map<string, UnitRow[]>()
  for (const row of rows) for (const name of new Set(row.names)) byName.set(name, [...(byName.get(name) ?? []), row])
  return ({ campus = '', office = '', unit = '' }: Record<string, string>): { id: number | null; problem?: string } => {
    if (unit === '') {
      return office || campus
        ? { id: null, problem: 'Name the unit too, or leave campus and office empty.' }
        : { id: null }
    }
    const [officeName, campusName] = [key(office), key(campus)]
    const found = (byName.get(key(unit)) ?? []).filter(
      (row) => matches(row.officeNames, officeName) && matches(row.campusNames, campusName),
    )
    const [one] = found
    if (!one) return { id: null, problem: 'There is no such unit.' }
    return found.length > 1
      ? { id: null, problem: 'Several units are called that. Name the office and the campus.' }
      : { id: one.id }
  }
}
