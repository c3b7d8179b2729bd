import type { PeopleSet } from './people-set.ts'

/** Paths below `/api`, by what they ask for. */
type Asks = Record<string, string>

const commonSurname = 'dela cruz'
const commonName = 'maria'

function path(at: string, query: Record<string, string | number>): string {
  const asked = new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]))
  return `${at}?${asked}`
}

/** The administrator's lists of people. */
export function userAsks({ campusId, officeId, unitId, rare }: PeopleSet): Asks {
  const users = (query: Record<string, string | number>) => path('Account/All/Users', { pageSize: 50, ...query })
  return {
    'first page': users({}),
    'page 100': users({ page: 99 }),
    'last page': users({ page: 3_999 }),
    'by name, downwards': users({ sort: 'name', order: 'desc' }),
    'by last sign-in': users({ sort: 'lastLoginAt' }),
    'by last sign-in, downwards': users({ sort: 'lastLoginAt', order: 'desc' }),
    'by last sign-in, downwards, page 100': users({ sort: 'lastLoginAt', order: 'desc', page: 99 }),
    'by age': users({ sort: 'createdAt' }),
    'by age, downwards': users({ sort: 'createdAt', order: 'desc' }),
    'of a campus': users({ campusId }),
    'of an office': users({ officeId }),
    'of a unit': users({ deliveryUnitId: unitId }),
    administrators: users({ isAdmin: 'true' }),
    'others than administrators': users({ isAdmin: 'false' }),
    active: users({ state: 'active' }),
    waiting: users({ state: 'waiting' }),
    invited: users({ state: 'invited' }),
    deactivated: users({ state: 'deactivated' }),
    'deactivated on a campus, by last sign-in': users({ campusId, state: 'deactivated', sort: 'lastLoginAt' }),
    'a rare surname': users({ search: rare.lastName }),
    'a very common surname': users({ search: commonSurname }),
    'a very common surname, page 20': users({ search: commonSurname, page: 19 }),
    'a very common surname, by last sign-in, downwards': users({
      search: commonSurname,
      sort: 'lastLoginAt',
      order: 'desc',
    }),
    'a very common surname on a campus': users({ search: commonSurname, campusId }),
    'a very common surname, deactivated': users({ search: commonSurname, state: 'deactivated' }),
    'a very common first name': users({ search: commonName }),
    'two common names': users({ search: `${commonName} reyes` }),
    'one letter': users({ search: 'a' }),
    'a letter with an accent': users({ search: 'ñ' }),
    'two letters': users({ search: 'qu' }),
    'three letters': users({ search: 'san' }),
    'an e-mail': users({ search: rare.email }),
    'the institution’s domain': users({ search: 'haraya' }),
    'a user name': users({ search: rare.userName }),
    'two letters that nobody has': users({ search: 'xq' }),
    nobody: users({ search: 'zzyzx' }),
    'waiting list': path('Account/Acceptance', { pageSize: 50 }),
    'waiting list, page 20': path('Account/Acceptance', { pageSize: 50, page: 19 }),
  }
}

/** What ordinary staff look people up by. */
export function directoryAsks({ rare }: PeopleSet): Asks {
  const people = (search: string) => path('Account/Directory', { search })
  return {
    'nothing typed': people(''),
    'one letter': people('a'),
    'a rare letter': people('x'),
    'two letters': people('re'),
    'three letters': people('san'),
    'a rare surname': people(rare.lastName),
    'a very common surname': people(commonSurname),
    'a very common first name': people(commonName),
    'two common names': people(`${commonName} reyes`),
    'an e-mail': people(rare.email),
    'two letters that nobody has': people('xq'),
    nobody: people('zzyzx'),
  }
}

/** Campuses, offices, units and who works there, in tables, tree and pickers. */
export function placeAsks({ campusId, officeId, unitId, officeOfUnit }: PeopleSet): Asks {
  const offices = (query: Record<string, string | number>) => path('Office/All', query)
  const units = (query: Record<string, string | number>) => path('DeliveryUnit/All', query)
  return {
    'units: first page': units({ pageSize: 50 }),
    'units: last page': units({ pageSize: 50, page: 99 }),
    'units: of a campus': units({ pageSize: 50, campusId }),
    'units: of an office': units({ pageSize: 50, officeId }),
    'units: by name': units({ pageSize: 50, search: 'biology' }),
    'units: all in one answer': 'DeliveryUnit/All',
    'offices: first page': offices({ pageSize: 50 }),
    'offices: of a campus': offices({ pageSize: 50, campusId }),
    'offices: by name': offices({ pageSize: 50, search: 'biology' }),
    'tree: campuses': 'Campus/All',
    'tree: offices of the largest campus': offices({ campusId }),
    'tree: 400 units of an office': `DeliveryUnit/Office/${officeId}`,
    'tree: filter': units({ pageSize: 50, search: 'student affairs' }),
    'unit picker: nothing typed': units({ pageSize: 50 }),
    'unit picker: one letter': units({ pageSize: 50, search: 'b' }),
    'unit picker: a rare name': units({ pageSize: 50, search: 'law 1234' }),
    'registering: offices of a campus': `Office/All/Campus/${campusId}`,
    'people of an office of 400 units': path(`Office/${officeId}/People`, { pageSize: 50 }),
    'people of an office, a very common surname': path(`Office/${officeId}/People`, {
      pageSize: 50,
      search: commonSurname,
    }),
    'people of the largest unit': path(`Office/${officeOfUnit}/People`, { pageSize: 100, deliveryUnitId: unitId }),
  }
}
