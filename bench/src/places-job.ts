import { Agent } from 'node:http'
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { bearer, type Job } from './job.ts'
import { shoot, timesOf } from './load.ts'

const runs = 21
const levels = ['building', 'room', 'cabinet', 'shelf', 'box']

/** One unit with 111 110 places: ten buildings of ten rooms of ten cabinets of ten shelves of ten boxes. */
export const places: Job = {
  name: 'places',
  needsDocuments: false,
  async run({ product, token, db }, print) {
    const start = performance.now()
    const ids = await fillPlaces(db)
    print(['111 110 places made, a level at a time', `${((performance.now() - start) / 1000).toFixed(1)} s`, '', ''])
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const headers = { ...bearer(token), 'content-type': 'application/json' }
    const measure = async (
      name: string,
      method: string,
      path: string,
      body: () => object | undefined = () => undefined,
    ) => {
      const times = await timesOf(runs, () => {
        const given = body()
        const payload = given ? { body: Buffer.from(JSON.stringify(given)) } : {}
        return shoot(agent, product, { method, path: `/api/${path}`, headers, ...payload })
      })
      print([name, `p50 ${times.p50.toFixed(1)} ms, p95 ${times.p95.toFixed(1)}`, '', ''])
    }
    await measure('places of a unit at the top', 'GET', 'FileLocation/My/1')
    await measure('inside a shelf', 'GET', `FileLocation/Child/${ids.shelf}/1`)
    await measure('all of a unit: first page', 'GET', 'FileLocation/DeliveryUnit/1')
    await measure('all of a unit: page 1 000', 'GET', 'FileLocation/DeliveryUnit/1?page=1000')
    await measure('all of a unit: words that many have', 'GET', 'FileLocation/DeliveryUnit/1?search=box')
    await measure('all of a unit: words that one has', 'GET', 'FileLocation/DeliveryUnit/1?search=Box%2099999')
    let isHere = true
    await measure('a shelf with ten boxes: moved', 'PUT', `FileLocation/Update/${ids.shelf}`, () => {
      isHere = !isHere
      return { parentId: isHere ? ids.cabinet : ids.otherCabinet }
    })
    await measure('a room with 1 110 places: moved', 'PUT', `FileLocation/Update/${ids.room}`, () => {
      isHere = !isHere
      return { parentId: isHere ? ids.building : ids.otherBuilding }
    })
    await measure('a shelf’s sheet of labels', 'GET', `Report/Location/QR/label/${ids.shelf}`)
    agent.destroy()
    return []
  },
}

async function fillPlaces(db: Database) {
  const made: number[][] = []
  for (const [level, kind] of levels.entries()) {
    const above = made[level - 1]
    const { rows } = await sql<{ id: number }>`
      insert into locations (unit_id, parent_id, path, name, kind)
      select 1, parent, '', ${kind[0]?.toUpperCase() + kind.slice(1)} || ' ' || (row_number() over () - 1), ${kind}
      from unnest(${above ?? [null]}::integer[]) as parent, generate_series(1, 10) returning id`.execute(db)
    made.push(rows.map((row) => row.id))
  }
  await sql.raw('analyze locations').execute(db)
  const [buildings = [], rooms = [], cabinets = [], shelves = []] = made
  const at = (ids: readonly number[], no: number) => ids[no] ?? 0
  return {
    building: at(buildings, 0),
    otherBuilding: at(buildings, 5),
    room: at(rooms, 0),
    cabinet: at(cabinets, 0),
    otherCabinet: at(cabinets, 55),
    shelf: at(shelves, 0),
  }
}
