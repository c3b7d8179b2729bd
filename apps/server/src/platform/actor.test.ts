import { expect, test } from 'vitest'
import { rightsOf, type UserActor } from './actor.ts'

const actor: UserActor = {
  kind: 'user',
  userId: 'a',
  sessionId: 'one',
  unitIds: [1, 2],
  homeUnitId: 2,
  campusIds: [1],
  isCru: false,
  isAdministrator: false,
  approves: new Set(['1:1']),
  inPlaceOf: new Map([['1:1', 'b']]),
}
const changed: { [K in keyof UserActor]?: UserActor[K] } = {
  userId: 'c',
  unitIds: [12],
  homeUnitId: null,
  campusIds: [],
  isCru: true,
  isAdministrator: true,
  approves: new Set(['1:1', '1:2']),
  inPlaceOf: new Map([['1:1', 'c']]),
}

test('rights are told apart by whatever differs of them, and not by the session', () => {
  expect(rightsOf({ ...actor, sessionId: 'two' })).toBe(rightsOf(actor))
  const told = Object.entries(changed).map(([name, value]) => rightsOf({ ...actor, [name]: value }))
  expect(new Set([rightsOf(actor), ...told]).size).toBe(1 + Object.keys(changed).length)
  expect(Object.keys(changed).toSorted()).toEqual(
    Object.keys(actor)
      .filter((name) => name !== 'kind' && name !== 'sessionId')
      .toSorted(),
  )
})
