import { approvers, demoPassword, people } from '@sinupan/demo'
import { hashPassword } from '../modules/people/index.ts'
import type { Database } from '../platform/database/database.ts'
import type { SeededOrganisation } from './insert-organisation.ts'
import type { SeededTaxonomy } from './insert-taxonomy.ts'

const firstDay = '2019-01-02T00:00:00.000Z'

/** Makes the accounts of the plan and who approves what; answers their ids by user name. */
export async function insertPeople(
  db: Database,
  organisation: SeededOrganisation,
  taxonomy: SeededTaxonomy,
): Promise<Map<string, string>> {
  const passwordHash = await hashPassword(demoPassword)
  const rows = people.map(({ unit, isAdmin = false, ...person }) => ({
    ...person,
    passwordHash,
    isAdministrator: isAdmin,
    homeUnitId: idOf(organisation.units, unit),
    acceptedAt: firstDay,
    emailConfirmedAt: firstDay,
    createdAt: firstDay,
  }))
  const made = await db.insertInto('users').values(rows).returning(['id', 'userName']).execute()
  const ids = new Map(made.map((user) => [user.userName, user.id]))
  const settings = approvers.flatMap(({ userName, campus, groups }) =>
    groups.map((group) => ({
      approverId: idOf(ids, userName),
      groupId: idOf(taxonomy.groups, group),
      campusId: idOf(organisation.campuses, campus),
    })),
  )
  await db.insertInto('approvers').values(settings).execute()
  return ids
}

/** The id behind a key of the plan. @throws where the plan names what it doesn't hold */
export function idOf<V>(ids: ReadonlyMap<string, V>, key: string): V {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The plan of the demo university holds no '${key}'.`)
  return id
}
