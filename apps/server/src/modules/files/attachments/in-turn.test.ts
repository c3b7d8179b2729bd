import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('heavy work is done two at a time, the same once for all who ask, and not for more than wait already', async () => {
  const ends: (() => void)[] = []
  let [at, most] = [0, 0]
  const work = async () => {
    at += 1
    most = Math.max(most, at)
    await new Promise<void>((resolve) => ends.push(resolve))
    at -= 1
  }
  const all = Array.from({ length: 42 }, (_, index) => inTurn(`work ${index}`, work))
  expect(inTurn('work 7', work)).toBe(all[7])
  await expect(inTurn('one more', work)).rejects.toMatchObject({ code: 'Unavailable' })
  for (let ended = 0; ended < 42; ) {
    await new Promise((resolve) => setImmediate(resolve))
    for (const end of ends.splice(0, 1)) {
      end()
      ended += 1
    }
  }
  await Promise.all(all)
  expect(most).toBe(2)
  await expect(inTurn('work 7', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await inTurn('work 7', async () => undefined)
})
