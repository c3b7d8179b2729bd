import { describe, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { GivenDisposals } from './disposal.fixture.ts'
import { KeptWorld } from './kept-world.fixture.ts'

/**
 * Random acts of everybody around disposals, with places, holds, a moving clock and changed rules, in four time zones:
 * what goes into the bin is due and free at that moment, what is erased still is, and each byte that was ever taken is that
 * of a document, of an earlier version, of the trash, of the bin, or in the register. `SEED=… ACTS=…` repeats a run, or
 * makes it longer.
 */
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const acts = Number(process.env.ACTS ?? 120)
const zones = ['Asia/Manila', 'UTC', 'America/New_York', 'Pacific/Kiritimati']
console.info(`nothing-destroyed: SEED=${seed}`)

const places = await Promise.all(
  zones.map(async (zone, no) => [zone, seed + no, await startSinupan({ TIME_ZONE: zone })] as const),
)

describe.each(places)('in the time zone %s', (timeZone, from, sinupan) => {
  test('nothing that is held or not due is ever destroyed, and no byte is lost', async () => {
    const world = new KeptWorld(sinupan, { seed: from, timeZone })
    await world.begin()
    for (let count = 0; count < acts; count++) {
      await world.step()
      await world.check()
    }
    await world.checkBytes()
    // However it went, what is due and free goes at last: else all of this would have shown nothing.
    const id = await world.make('2010-03-02', world.series)
    await new GivenDisposals(sinupan).executed([id])
    await world.check()
    await world.timePasses(31)
    await world.night()
    await world.check()
    expect(world.done.get('binned')).toBeGreaterThan(0)
    expect(world.done.get('erased')).toBeGreaterThan(0)
  })
})
