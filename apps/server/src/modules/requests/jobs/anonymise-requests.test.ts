import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { addDays, todayOf } from '../../holidays/index.ts'
import { insertAttachment, insertRequest } from '../requests.fixture.ts'
import { requestAnonymisingQueue } from './anonymise-requests.ts'

const sinupan = await startSinupan({ REQUESTS_NAMED_DAYS: '730' })
const { app, db, nobody, university } = sinupan
const today = todayOf(app.contextFor(system))
const planted = ['Quimpo', 'Basilio', 'quimpo@outside.example', 'Planted words', 'Letter of Lia']

async function run(queue: string) {
  await app.contextFor(system).jobs.send(db, queue, {})
  await app.drain()
}
/** Everything that the database holds of requests, as one text. */
async function everything(): Promise<string> {
  const tables = [
    'document_requests',
    'document_request_messages',
    'document_request_files',
    'document_request_events',
    'document_request_items',
    'document_request_releases',
    'document_request_keys',
  ]
  const rows = await Promise.all(tables.map((table) => sql`select * from ${sql.table(table)}`.execute(db)))
  return JSON.stringify(rows.map((one) => one.rows))
}
async function closedFor(days: number, requestType: 'foi' | 'own_record' = 'foi'): Promise<number> {
  const closedOn = addDays(today, -days)
  const id = await insertRequest(sinupan, {
    ...{
      outcome: 'denied',
      receivedOn: addDays(closedOn, -9),
      closedOn,
      requestType,
      title: `Planted words ${requestType}`,
    },
    ...{ firstName: 'Basilio', lastName: 'Quimpo', email: 'quimpo@outside.example' },
  })
  await insertAttachment(sinupan, id)
  const at = `${closedOn}T04:00:00Z`
  await db
    .insertInto('documentRequestMessages')
    .values({ requestId: id, sender: 'requester', text: 'Planted words', at })
    .execute()
  await db
    .updateTable('documentRequests')
    .set({
      description: 'Planted words',
      decisionReason: 'Dear Basilio',
      appealReason: 'Planted words',
      appealedAt: at,
    })
    .where('id', '=', id)
    .execute()
  await db.updateTable('documentRequestEvents').set({ note: 'Quimpo called' }).where('requestId', '=', id).execute()
  return id
}

describe('a request whose time is over', () => {
  test('keeps its number, dates, type and outcome, and nothing that tells of a person; the figures stay', async () => {
    const [old, record, young] = [await closedFor(730), await closedFor(800, 'own_record'), await closedFor(729)]
    const figures = async () => {
      const years = [today, addDays(today, -730), addDays(today, -800)].map((day) => Number(day.slice(0, 4)))
      return Promise.all(years.map((year) => nobody.ask(contract.getRequestStatistics, { query: { year } })))
    }
    const before = await figures()
    await run(requestAnonymisingQueue)
    await run(requestAnonymisingQueue)
    expect(await figures()).toEqual(before)
    const rows = await db
      .selectFrom('documentRequests')
      .selectAll()
      .where('id', 'in', [old, record])
      .orderBy('id')
      .execute()
    expect(rows).toMatchObject([
      {
        title: 'Planted words foi',
        outcome: 'denied',
        registrySerial: expect.any(Number),
        closedOn: addDays(today, -730),
      },
      { title: '', requestType: 'own_record', campusId: university.campuses.main, anonymisedAt: expect.anything() },
    ])
    await db.deleteFrom('documentRequests').where('id', '=', young).execute()
    const left = (await everything()).replace('Planted words foi', '')
    for (const word of planted) expect(left).not.toContain(word)
    const facts = await db.selectFrom('facts').select('payload').where('name', '=', 'request.anonymised').execute()
    expect(facts.map(({ payload }) => (payload as { requestId: number }).requestId)).toEqual([old, record])
    const all = await db.selectFrom('facts').select('payload').where('name', 'like', 'request.%').execute()
    expect(JSON.stringify(all)).not.toMatch(/Quimpo|Basilio/)
  })
})

describe('a form that nobody confirmed', () => {
  test('goes after 72 hours, with its attachments', async () => {
    const id = await insertRequest(sinupan, { status: 'unverified' })
    const confirmed = await insertRequest(sinupan)
    await insertAttachment(sinupan, id)
    await db
      .updateTable('documentRequests')
      .set({ createdAt: sinupan.clock.now().toISOString() })
      .where('id', 'in', [id, confirmed])
      .execute()
    const left = () =>
      db.selectFrom('documentRequests').select('id').where('id', 'in', [id, confirmed]).orderBy('id').execute()
    sinupan.clock.pass({ hours: 71 })
    await run('end-periods')
    expect(await left()).toEqual([{ id }, { id: confirmed }])
    sinupan.clock.pass({ hours: 1 })
    await run('end-periods')
    expect(await left()).toEqual([{ id: confirmed }])
    expect(await db.selectFrom('documentRequestFiles').select('id').where('requestId', '=', id).execute()).toEqual([])
  })
})
