import { Agent } from 'node:http'
import { bearer, type Job, signIn } from './job.ts'
import { shoot, timesOf } from './load.ts'
import { directoryAsks, placeAsks, userAsks } from './people-asks.ts'
import { fillPeople } from './people-set.ts'
import { postmasterOf, processorBelow } from './processor.ts'

const runs = 41

/**
 * 200 000 users and 5 000 units: what an administrator's lists, the directory and the pickers take, one request after
 * the other. The data come in here, after the other jobs.
 */
export const people: Job = {
  name: 'people',
  needsDocuments: false,
  async run({ product, server, db, token }, print) {
    const set = await fillPeople(db)
    const administrator = await signIn(product, set.administrator)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const postmaster = await postmasterOf(db)
    const measure = async (job: string, path: string, as: string) => {
      const before = [await processorBelow(server.pid ?? 0), await processorBelow(postmaster)]
      let asked = 0
      const times = await timesOf(runs, () => {
        asked++
        return shoot(agent, product, { method: 'GET', path: `/api/${path}`, headers: bearer(as) })
      })
      const after = [await processorBelow(server.pid ?? 0), await processorBelow(postmaster)]
      const spent = after.map((now, index) => ((now - (before[index] ?? 0)) / asked).toFixed(1)).join(' + ')
      print([job, `p50 ${times.p50.toFixed(1)} ms`, `p95 ${times.p95.toFixed(1)} ms`, `processor ${spent}`])
    }
    for (const [job, path] of Object.entries(userAsks(set))) await measure(`users: ${job}`, path, administrator)
    for (const [job, path] of Object.entries(directoryAsks(set))) await measure(`directory: ${job}`, path, token)
    for (const [job, path] of Object.entries(placeAsks(set))) await measure(job, path, token)
    agent.destroy()
    return []
  },
}
