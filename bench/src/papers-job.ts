import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { heldBy } from './held.ts'
import { type Job, signIn } from './job.ts'

const levels = ['room', 'cabinet', 'box']

/**
 * What is printed of a room of 1 511 places with 3 000 documents, and a records schedule of as many lines as one may hold and
 * of more: how long each holds the event loop.
 */
export const papers: Job = {
  name: 'papers',
  needsDocuments: false,
  async run(bench, print) {
    const room = await fillRoom(bench.db)
    await sql`update units set is_cru = true where id = 1`.execute(bench.db)
    const of = { ...bench, token: await signIn(bench.product, 'user0') }
    const get = async (name: string, path: string) => print(await heldBy(of, name, { method: 'GET', path }))
    for (const layout of ['3x8', '2x7', '1'])
      await get(`labels of 1 511 places, ${layout}`, `Report/Location/QR/label/${room}?layout=${layout}`)
    await get('labels of its documents too', `Report/Location/QR/label/${room}?items=true`)
    await get('its contents on paper', `Report/Location/QR/pdf/${room}`)
    await get('its contents as a workbook', `Report/Location/QR/xlsx/${room}`)
    const take = async (lines: number, dryRun: boolean) => {
      const call = { method: 'POST', path: `Schedule/Import?dryRun=${dryRun}`, body: { csv: schedule(lines) } }
      print(await heldBy(of, `schedule of ${lines} lines${dryRun ? ', looked through' : ''}`, call))
    }
    await take(40_000, true)
    await take(5_000, true)
    await take(5_000, false)
    await take(5_000, true)
    await get('that schedule as CSV', 'Schedule/Export?format=csv')
    await get('that schedule as a workbook', 'Schedule/Export?format=xlsx')
    return []
  },
}

async function fillRoom(db: Database): Promise<number> {
  let above: (number | null)[] = [null]
  const made: number[] = []
  for (const [level, kind] of levels.entries()) {
    const each = [1, 10, 150][level] ?? 1
    const { rows } = await sql<{ id: number }>`
      insert into locations (unit_id, parent_id, path, name, kind)
      select 1, parent, '', ${kind} || ' ' || (row_number() over ()) || ' of the records of the Registrar', ${kind}
      from unnest(${above}::integer[]) as parent, generate_series(1, ${each}::int) returning id`.execute(db)
    const ids = rows.map((row) => row.id)
    made.push(...ids)
    above = ids
  }
  await sql`insert into documents (unit_id, name, owner_id, location_id)
    select 1, 'Paper ' || box || '-' || i, (select id from users where user_name = 'user0'), box
    from unnest(${above}::integer[]) as box, generate_series(1, 2) as i`.execute(db)
  await sql.raw('analyze').execute(db)
  return made[0] ?? 0
}

/** Lines that a megabyte has room for. */
const schedule = (lines: number): string =>
  `group,category,retention\n${Array.from({ length: lines }, (_, no) => `Group ${no % 50},Series ${no},5`).join('\n')}`
