import { bearer, type Job, type Row } from './job.ts'
import { medianMs, type Shot, secondsFor } from './load.ts'

const queries = {
  rare: 'Memorandum 4711',
  common: 'memorandum',
  prefix: 'enrolm',
  typo: 'memorandm',
  phrase: '"on enrolment"',
}

export const searching: Job = {
  name: 'search',
  async run({ product, token, set }) {
    const rows: Row[] = []
    for (const [kind, search] of Object.entries(queries)) {
      const body = Buffer.from(JSON.stringify({ search, pageSize: 10 }))
      const headers = { ...bearer(token), 'content-type': 'application/json' }
      const shot: Shot = { method: 'POST', path: `/api/Core/Search/${set.unitId}`, headers, body }
      const time = await medianMs(21, () => secondsFor(product, 1, [shot]))
      rows.push([`search, ${kind}, p50`, `${time.toFixed(1)} ms`, '', ''])
    }
    return rows
  },
}
