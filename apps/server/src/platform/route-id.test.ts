import { expect, test } from 'vitest'
import { idOfRoute, routeIdOf } from './route-id.ts'
import { makeSecrets } from './secrets.ts'

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']

test('a thing has one address: whatever differs in a letter leads nowhere', () => {
  const secrets = makeSecrets()
  // The texts inside have several lengths, and so the last letter has bits to spare in some.
  for (const id of [1, 12, 123, 1234, 12_345]) {
    const routeId = routeIdOf(secrets, { kind: 'document', id, unitId: 7 })
    expect(idOfRoute(secrets, routeId, 'document')).toBe(id)
    for (const letter of alphabet.filter((one) => one !== routeId.at(-1)))
      expect(idOfRoute(secrets, routeId.slice(0, -1) + letter, 'document')).toBeUndefined()
    for (const other of [`${routeId}=`, `${routeId}A`, ` ${routeId}`])
      expect(idOfRoute(secrets, other, 'document')).toBeUndefined()
  }
})
