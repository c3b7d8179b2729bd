import { expect, test } from 'vitest'
import { routesOf } from './feature-routes.ts'

test('each path has its own way to load its screen, also where several show the same one', () => {
  const ways = (['open', 'guest', 'staff'] as const).flatMap(routesOf).flatMap(({ lazy }) => (lazy ? [lazy] : []))
  expect(ways.length).toBeGreaterThan(30)
  expect(new Set(ways).size).toBe(ways.length)
})
