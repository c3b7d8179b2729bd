import { sql } from 'kysely'
import { hashPassword } from '../../apps/server/src/modules/people/index.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { benchPassword } from './data-set.ts'
import { nameMaker, type PersonName } from './people-names.ts'
import { fillPlaces } from './people-places.ts'
import { seeded } from './search-texts.ts'

const users = 200_000
const units = 5_000
const batch = 10_000

/** What the jobs ask for. */
export interface PeopleSet {
  /** Signs in with the bench's password. */
  administrator: string
  campusId: number
  /** The office with the most units. */
  officeId: number
  /** The unit with the most people, and its office. */
  unitId: number
  officeOfUnit: number
  /** Somebody with a rare surname. */
  rare: { lastName: string; email: string; userName: string }
}

/** Adds people and places to a database until there are 200 000 users and 5 000 units. */
export async function fillPeople(db: Database): Promise<PeopleSet> {
  await fillPlaces(db, units)
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const make = nameMaker(seeded(200_000))
  const passwordHash = await hashPassword(benchPassword)
  for (let first = Number(count) + 1; first <= users; first += batch) {
    const people = Array.from({ length: Math.min(batch, users - first + 1) }, make)
    await insertPeople(db, people, { first, passwordHash })
  }
  await sql`
    insert into unit_memberships (user_id, unit_id)
    select id, 1 + ('x' || substr(id::text, 1, 4))::bit(16)::int % ${units}::int from users
    where substr(id::text, 1, 1) = 'a' and user_name like 'p%' on conflict do nothing`.execute(db)
  await sql`update users set is_administrator = true where user_name = 'user2'`.execute(db)
  await sql.raw('vacuum analyze').execute(db)
  return asked(db)
}

// Of a hundred: 84 active, 2 wait, 2 are invited, 12 have left. Units differ in size: the first ones are the largest.
const insertPeople = (
  db: Database,
  people: readonly PersonName[],
  { first, passwordHash }: { first: number; passwordHash: string },
) =>
  sql`
    insert into users (user_name, email, password_hash, first_name, middle_name, last_name, position, home_unit_id, is_administrator,
      created_at, email_confirmed_at, accepted_at, deactivated_at, last_sign_in_at)
    select 'p' || no, address || no || '@haraya.example', case when state not in (2, 3) then ${passwordHash} end, first_name, middle_name, last_name, position,
      1 + floor(${units}::int * power(chance, 1.5))::int, no % 5000 = 0, now() - no * interval '7 minutes',
      case when state not in (2, 3) then now() end, case when state > 1 then now() end, case when state > 87 then now() end,
      case when state > 30 then now() - no * 6271 % 31536000 * interval '1 second' end
    from (
      select person.*, ${first}::int + nth - 1 as no, (${first}::int + nth) * 37 % 100 as state, (${first}::int + nth) * 7919 % 100003 / 100003.0 as chance,
        lower(replace(unaccent(split_part(first_name, ' ', 1) || '.' || last_name), ' ', '')) as address
      from unnest(${people.map((one) => one.firstName)}::text[], ${people.map((one) => one.middleName)}::text[],
        ${people.map((one) => one.lastName)}::text[], ${people.map((one) => one.position)}::text[])
        with ordinality as person (first_name, middle_name, last_name, position, nth)
    ) as made`.execute(db)

async function asked(db: Database): Promise<PeopleSet> {
  const { rows } = await sql<{ officeId: number; unitId: number; officeOfUnit: number }>`
    select (select office_id from units group by office_id order by count(*) desc limit 1) as office_id,
      n.id as unit_id, n.office_id as office_of_unit
    from units n where n.id = (select home_unit_id from users group by home_unit_id order by count(*) desc limit 1)`.execute(
    db,
  )
  const [places] = rows
  if (!places) throw new Error('Nobody works anywhere.')
  const rare = await db
    .selectFrom('users')
    .select(['lastName', 'email', 'userName'])
    .where('userName', 'like', 'p1234%')
    .where(
      sql<boolean>`last_name not like '% %' and (select count(*) from users u where u.last_name = users.last_name) < 20`,
    )
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return { administrator: 'user2', campusId: 1, ...places, rare }
}
