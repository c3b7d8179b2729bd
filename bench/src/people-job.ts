import { Agent } from 'node:http'
import { bearer, type Job, type Row, signIn } from './job.ts'
import { shoot, timesOf } from './load.ts'
import { directoryAsks, placeAsks, userAsks } from './people-asks.ts'
import { fillPeople } from './people-set.ts'

const runs = 41

/**
 * 200 000 users and 5 000 units: what an administrator's lists, the directory and the pickers take, one request after
 * the other. The data come in here, after the other jobs.
 */
export const people: Job = {
  name: 'people',
  needsDocuments: false,
  async run({ product, db, token }) {
    const set = await fillPeople(db)
    const administrator = await signIn(product, set.administrator)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const rows: Row[] = []
    const measure = async (job: string, path: string, as: string) => {
      const times = await timesOf(runs, () =>
        shoot(agent, product, { method: 'GET', path: `/api/${path}`, headers: bearer(as) }),
      )
      rows.push([job, `p50 ${times.p50.toFixed(1)} ms`, `p95 ${times.p95.toFixed(1)} ms`, ''])
    }
    for (const [job, path] of Object.entries(userAsks(set))) await measure(`users: ${job}`, path, administrator)
    for (const [job, path] of Object.entries(directoryAsks(set))) await measure(`directory: ${job}`, path, token)
    for (const [job, path] of Object.entries(placeAsks(set))) await measure(job, path, token)
    agent.destroy()
    return rows
  },
}
