import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { type Lookout, lookoutOn } from './lookout.ts'

const { db } = await startSinupan()
let lookout: Lookout | undefined
afterEach(() => lookout?.stop())

/** Looks out for two queues; answers what was rung, and how often orders were to be handed on. */
function lookOut() {
  const rung: string[] = []
  const handedOn: string[] = []
  const run = async () => {
    const { rows } = await sql<{ queue: string }>`delete from job_outbox returning queue`.execute(db)
    handedOn.push(...rows.map((one) => one.queue))
  }
  const workers = { queues: () => ['send-mail', 'derive'], ring: (queue: string) => void rung.push(queue) }
  lookout = lookoutOn({
    ...{ db, workers, dispatcher: { run } },
    onError: (error) => {
      throw error
    },
  })
  lookout.start()
  return { rung, handedOn }
}
const insertJob = (queue: string, state: 'created' | 'retry' | 'completed', seconds: number) =>
  sql`insert into pgboss.job (name, data, state, start_after)
    values (${queue}, '{}', ${state}::pgboss.job_state, now() + make_interval(secs => ${seconds}))`.execute(db)
const isDue = async (queue: string) => {
  const { rows } = await sql<{ due: boolean }>`
    select bool_and(start_after <= now()) as due from pgboss.job where name = ${queue}`.execute(db)
  return rows[0]?.due
}

test('rings where work is due, also what is tried again, and nowhere else', async () => {
  await insertJob('send-mail', 'completed', -5)
  await insertJob('derive', 'retry', -5)
  const { rung } = lookOut()
  await expect.poll(() => rung).toContain('derive')
  expect(rung).not.toContain('send-mail')
})

test('does not ring before work is due, and looks when it is', async () => {
  await sql`delete from pgboss.job`.execute(db)
  await insertJob('send-mail', 'created', 2)
  const { rung } = lookOut()
  await expect.poll(() => rung.length).toBeGreaterThan(0)
  expect([rung[0], await isDue('send-mail')]).toEqual(['send-mail', true])
})

test('has handed on what another process left behind', async () => {
  await sql`insert into job_outbox (queue, data) values ('send-mail', '{"mailId": 7}')`.execute(db)
  const { handedOn } = lookOut()
  await expect.poll(() => handedOn).toEqual(['send-mail'])
})
