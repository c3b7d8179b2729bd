import { describe, expect, it } from 'vitest'
import { applicants, holidays, pins } from './days.ts'
import { documents } from './documents.ts'
import { folders } from './folders.ts'
import { campuses } from './organisation.ts'
import { approvers, people } from './people.ts'
import { pools } from './pools.ts'
import { access, shares } from './sharing.ts'
import { groups, tags } from './taxonomy.ts'
import { level, type PlanDocument } from './types.ts'

const units = campuses.flatMap((campus) => campus.offices.flatMap((office) => office.units))
const unitKeys = new Set(units.map((unit) => unit.key))
const categories = groups.flatMap((group) => group.categories)
const personOf = new Map(people.map((person) => [person.userName, person]))
const campusOf = new Map(
  campuses.flatMap((campus) =>
    campus.offices.flatMap((office) => office.units.map((unit) => [unit.key, campus.key] as const)),
  ),
)

const folded = (name: string) => name.normalize('NFC').toLowerCase()
const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)
const inTrash = (document: PlanDocument) =>
  document.trashed ||
  folders.some(
    (folder) =>
      folder.trashed &&
      folder.unit === document.unit &&
      (document.folder === folder.path || document.folder.startsWith(`${folder.path}/`)),
  )

describe('the demo university’s plan', () => {
  it('has three campuses and one central records unit', () => {
    expect(campuses.map((campus) => campus.key)).toEqual(['MAIN', 'NORTH', 'CITY'])
    expect(units.filter((unit) => unit.isCRU).map((unit) => unit.name)).toEqual(['Central Records Unit'])
    expect(repeated(units.map((unit) => unit.key))).toEqual([])
  })

  it('puts the named accounts where the tour expects them', () => {
    const home = Object.fromEntries(people.map((person) => [person.userName, person.unit]))
    expect(home).toMatchObject({ records: 'CRU', records2: 'CRU', ana: 'ADM', ben: 'ADM', carla: 'REC' })
    expect(campusOf.get(home.dan ?? '')).toBe('NORTH')
    expect(people.filter((person) => person.isAdmin).map((person) => person.userName)).toEqual(['admin'])
    expect(approvers).toEqual([{ userName: 'approver', campus: 'MAIN', groups: groups.map((group) => group.name) }])
  })

  it('names every account once and gives it a unit that exists', () => {
    expect(repeated(people.map((person) => person.userName))).toEqual([])
    expect(people.filter((person) => !unitKeys.has(person.unit))).toEqual([])
    expect([...unitKeys].filter((key) => !people.some((person) => person.unit === key))).toEqual([])
  })

  it('names categories, references and tags once', () => {
    expect(repeated(categories.map((category) => folded(category.name)))).toEqual([])
    expect(repeated(categories.map((category) => category.reference))).toEqual([])
    expect(repeated(tags.map((tag) => folded(tag.name)))).toEqual([])
    expect(categories.some((category) => category.retention === null)).toBe(true)
  })

  it('puts people and documents into pools that there are', () => {
    const named = pools.flatMap(({ owner, members, documents, waiting = [] }) => [
      owner,
      ...members.map((one) => one.userName),
      ...[...documents, ...waiting].map((one) => one.by),
    ])
    expect(named.filter((userName) => !personOf.has(userName))).toEqual([])
    const unitOf = new Map(documents.map((document) => [document.name, document.unit]))
    for (const { by, name } of pools.flatMap((pool) => [...pool.documents, ...(pool.waiting ?? [])]))
      expect([name, unitOf.get(name)]).toEqual([name, personOf.get(by)?.unit])
    const waiting = pools.flatMap((pool) => pool.waiting ?? []).map((one) => one.name)
    expect(waiting.every((name) => documents.find((one) => one.name === name)?.state.kind === 'pending')).toBe(true)
    expect(pools.filter((pool) => pool.isOrphaned)).toHaveLength(1)
  })

  it('lists parents before their folders and no folder twice', () => {
    const paths = folders.map((folder) => `${folder.unit}/${folded(folder.path)}`)
    expect(repeated(paths)).toEqual([])
    const orphans = paths.filter((path, index) => {
      const parent = path.slice(0, path.lastIndexOf('/'))
      return parent.includes('/') && !paths.slice(0, index).includes(parent)
    })
    expect(orphans).toEqual([])
    expect(folders.filter((folder) => !unitKeys.has(folder.unit))).toEqual([])
  })

  it('refers only to units, folders, categories, tags and people that exist', () => {
    const known = {
      folders: new Set(folders.map((folder) => `${folder.unit}/${folder.path}`)),
      categories: new Set(categories.map((category) => category.name)),
      tags: new Set(tags.map((tag) => tag.name)),
    }
    const strays = documents.filter(
      (document) =>
        (document.folder !== '' && !known.folders.has(`${document.unit}/${document.folder}`)) ||
        !known.categories.has(document.category) ||
        document.tags.some((tag) => !known.tags.has(tag)) ||
        personOf.get(document.owner)?.unit !== document.unit,
    )
    expect(strays.map((document) => document.name)).toEqual([])
  })

  it('uses every category group, tag and unit', () => {
    const used = new Set(documents.map((document) => document.category))
    const idle = groups.filter((group) => !group.categories.some((category) => used.has(category.name)))
    expect(idle.map((group) => group.name)).toEqual([])
    const tagged = new Set(documents.flatMap((document) => document.tags))
    expect(tags.filter((tag) => !tagged.has(tag.name)).map((tag) => tag.name)).toEqual([])
  })

  it('never names two living documents of a folder alike', () => {
    const living = documents.filter((document) => !inTrash(document))
    expect(repeated(living.map((document) => folded(`${document.unit}/${document.folder}/${document.name}`)))).toEqual(
      [],
    )
  })

  it('has at least sixty documents, in every state', () => {
    expect(documents.length).toBeGreaterThanOrEqual(60)
    const kinds = new Set(documents.map((document) => document.state.kind))
    expect([...kinds].sort()).toEqual(['approved', 'pending', 'returned', 'takenDown', 'unposted', 'withdrawn'])
    const approvedAt = documents.flatMap((document) =>
      document.state.kind === 'approved' ? [document.state.level] : [],
    )
    expect([...new Set(approvedAt)].sort()).toEqual(Object.values(level).sort())
    const closed = documents.filter((document) => document.classified)
    expect(new Set(closed.map((document) => document.state.kind))).toEqual(new Set(['unposted', 'approved']))
    expect(documents.filter((document) => document.trashed).length).toBeGreaterThan(1)
    expect(documents.filter((document) => inTrash(document) && !document.trashed).length).toBeGreaterThan(1)
  })

  it('never posts a classified document to the public, nor trashes what is a record', () => {
    const open = documents.filter(
      ({ state, classified }) => state.kind !== 'unposted' && state.level === level.public && classified,
    )
    expect(open.map((document) => document.name)).toEqual([])
    const lost = documents.filter((document) => inTrash(document) && document.state.kind !== 'unposted')
    expect(lost.map((document) => document.name)).toEqual([])
  })

  it('leaves somebody other than the sender to decide each posting', () => {
    const deciders = ['approver', ...people.filter((person) => person.isAdmin).map((person) => person.userName)]
    const own = documents.filter((document) => document.state.kind !== 'unposted' && deciders.includes(document.owner))
    expect(own.map((document) => document.name)).toEqual([])
  })

  it('gives a reason of 10 to 1000 characters with each return', () => {
    const reasons = documents.flatMap(({ state }) => (state.kind === 'returned' ? [state.reason] : []))
    expect(reasons.length).toBeGreaterThan(1)
    expect(reasons.filter((reason) => reason.length < 10 || reason.length > 1000)).toEqual([])
  })

  it('dates documents from 2019 to November 2026', () => {
    const days = documents.map((document) => document.date).sort()
    expect(days[0]?.startsWith('2019')).toBe(true)
    expect((days.at(-1) ?? '') <= '2026-11-27').toBe(true)
  })

  it('shares what there is, with people and units that there are', () => {
    const named = [...shares, ...access].map((one) => one.document)
    expect(named.filter((name) => documents.filter((document) => document.name === name).length !== 1)).toEqual([])
    const whom = [...shares, ...access].flatMap((one) => [one.by, ...('people' in one ? one.people : [])])
    expect(whom.filter((name) => !personOf.has(name))).toEqual([])
    expect(shares.flatMap((one) => one.units).filter((key) => !unitKeys.has(key))).toEqual([])
  })

  it('begins the day with holidays, pins and people who wait', () => {
    expect(holidays.length).toBeGreaterThan(15)
    expect(repeated(holidays.map(({ date, name }) => `${date} ${name}`))).toEqual([])
    expect(pins.map((one) => one.userName).filter((name) => !personOf.has(name))).toEqual([])
    const named = pins.flatMap((one) => one.documents)
    expect(named.filter((name) => documents.filter((document) => document.name === name).length !== 1)).toEqual([])
    const [taken, waiting] = [people, applicants].map((all) => all.map(({ userName }) => userName))
    expect(repeated([...(taken ?? []), ...(waiting ?? [])])).toEqual([])
    expect(applicants.map(({ unit }) => unit).filter((unit) => !unitKeys.has(unit))).toEqual([])
  })
})
