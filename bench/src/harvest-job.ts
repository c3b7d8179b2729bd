import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import type { Job } from './job.ts'

const count = 10_000

/** A library takes everything that is public over OAI-PMH, page after page. */
export const harvest: Job = {
  name: 'harvest',
  needsDocuments: false,
  async run({ product, db }) {
    await makePublic(db)
    await harvestAll(product)
    const pages = await harvestAll(product)
    const times = pages.map((one) => one.ms)
    const [first = 0, ...others] = times
    const all = times.reduce((sum, ms) => sum + ms, 0)
    const records = pages.reduce((sum, one) => sum + one.records, 0)
    const row = (name: string, value: string): [string, string, string, string] => [name, value, '', '']
    return [
      row(`harvest ${records} records in ${pages.length} pages`, `${(all / 1000).toFixed(2)} s`),
      row('its first page, with the count', `${first.toFixed(0)} ms`),
      row('its slowest page after that', `${Math.max(...others).toFixed(0)} ms`),
      row('its pages, median', `${(others.toSorted((a, b) => a - b)[others.length >> 1] ?? 0).toFixed(0)} ms`),
    ]
  },
}

async function harvestAll(port: number): Promise<{ ms: number; records: number }[]> {
  const pages: { ms: number; records: number }[] = []
  let query: string | undefined = 'metadataPrefix=oai_dc'
  while (query) {
    const start = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}/oai?verb=ListRecords&${query}`)
    const xml = await answer.text()
    if (!answer.ok) throw new Error(`The harvest was answered with ${answer.status}.`)
    pages.push({ ms: performance.now() - start, records: xml.match(/<record>/g)?.length ?? 0 })
    const token = /<resumptionToken[^>]*>([^<]+)</.exec(xml)?.[1]
    query = token && `resumptionToken=${token}`
  }
  return pages
}

/** Documents with a file, a description and tags, approved for everybody. */
async function makePublic(db: Database): Promise<void> {
  await sql`
    with place as (select n.id as unit_id, u.id as user_id from units n, users u order by n.id, u.user_name limit 1),
    made as (
      insert into documents (unit_id, owner_id, name, is_record)
      select unit_id, user_id, 'Harvested memorandum ' || i, true from place, generate_series(1, ${count}::integer) i
      returning id, unit_id, owner_id, name
    ), stored as (
      insert into blobs (sha256, size, media_type) values (repeat('ab', 32), 40000, 'application/pdf') on conflict do nothing
    ), filed as (
      insert into files (document_id, lineage_id, sha256, name, extension, media_type, size, uploaded_by)
      select id, id, repeat('ab', 32), name || '.pdf', 'pdf', 'application/pdf', 40000, owner_id from made returning id, document_id
    ), posted as (
      insert into postings (document_id, unit_id, access_level_id, status, requested_by, reviewed_at, published_at, name,
        description, owner_id, tags)
      select id, unit_id, 6, 'approved', owner_id, now(), now(), name, 'What each office has to do by the end of the term.',
        owner_id, '{enrolment,fees}' from made returning id, document_id
    )
    insert into posting_files (posting_id, file_id, position)
    select posted.id, filed.id, 1 from posted join filed using (document_id)`.execute(db)
  await sql`analyze`.execute(db)
}
