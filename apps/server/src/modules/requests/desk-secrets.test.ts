import * as contract from '@sinupan/contract'
import { listEndpoints } from '@sinupan/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addressOf } from '../../testing/caller.ts'
import { Given } from '../../testing/given.ts'
import { callFrom, requested } from '../../testing/requested.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import type { PersonName } from '../../testing/university.ts'
import { insertAttachment } from './requests.fixture.ts'

/** Words that stand nowhere else are planted in two cases, each another unit's and another decision maker's. */
const sinupan = await startSinupan()
const given = new Given(sinupan)
const { app, db, nobody, people } = sinupan

interface Case {
  id: number
  token: string
  documentId: number
  /** Who works on it, besides the records unit and the administrators. */
  insiders: PersonName[]
  words: RegExp
}
const everybody: PersonName[] = ['ana', 'ben', 'carla', 'dan', 'approver', 'records', 'records2', 'admin']
const cases: Case[] = []

async function plant(stem: string, unit: PersonName, decider: PersonName): Promise<Omit<Case, 'insiders'>> {
  const word = (kind: string) => `${stem}${kind}`
  const documentId = await given.document({ by: unit, name: word('paper'), isClassified: true })
  const { id, token } = await requested(sinupan, {
    ...{ firstName: word('first'), lastName: word('last'), organisation: word('office') },
    ...{ title: `About ${word('title')}`, description: `Everything about ${word('text')}, please.` },
    purpose: `Because of ${word('purpose')}.`,
  })
  const on = { params: { id } }
  const by = people[unit]
  await insertAttachment(sinupan, id)
  await sql`update document_request_files set file_name = ${`${word('file')}.pdf`} where request_id = ${id}`.execute(db)
  await callFrom(sinupan, contract.writeToOffice, { token, body: { text: word('wrote') } })
  const to = { deliveryUnitId: by.unitId, decisionMakerId: people[decider].userId }
  await people.records.ask(contract.acceptRequest, { ...on, body: to })
  await people.records.ask(contract.messageRequester, { ...on, body: { text: word('answered') } })
  await by.ask(contract.startRequest, { ...on, body: {} })
  const items = [{ fileManagerId: documentId, proposal: 'release' as const }]
  const found = { ...on, body: { items, searchNote: word('note') } }
  await by.ask(contract.proposeAnswer, found)
  await people[decider].ask(contract.sendBackRequest, { ...on, body: { reason: `Look again, ${word('back')}.` } })
  await by.ask(contract.proposeAnswer, found)
  return { id, token, documentId, words: new RegExp(`${stem}\\w+`, 'i') }
}

beforeAll(async () => {
  cases.push({ ...(await plant('vrelkom', 'ana', 'dan')), insiders: ['ana', 'ben', 'dan'] })
  cases.push({ ...(await plant('xubrint', 'carla', 'approver')), insiders: ['carla', 'approver'] })
  await app.drain()
})

const why = 'For a reason that is long enough.'
const bodies: Record<string, object> = {
  Accept: { deliveryUnitId: people.ana.unitId, decisionMakerId: people.dan.userId },
  Assign: { deliveryUnitId: people.ana.unitId },
  Clarify: { text: why },
  Answered: { text: why },
  Extend: { days: 2, reason: why },
  Propose: { searchNote: why },
  SendBack: { reason: why },
  Decide: { outcome: 'denied', ground: 'privacy', reason: why },
  Refer: { to: 'Another office' },
  Merge: { intoId: 999_999 },
  Reopen: { reason: why },
  Message: { text: why },
}

/** All that the desk answers about a case, to whoever asks; then its lists, sought by the word as well. */
async function askDesk(who: PersonName | 'nobody', { id, documentId, words }: Case): Promise<string> {
  const caller = who === 'nobody' ? nobody : people[who]
  const search = words.source.slice(0, 7)
  const desk = listEndpoints().filter((one) => one.path.startsWith('/DocumentRequest') && one.who !== 'open')
  const answers: string[] = []
  for (const one of desk) {
    const params = { id, duId: caller.unitId || 1, kind: 'registry', fileManagerFileId: documentId, fileId: documentId }
    const isList = one.query.safeParse({ search }).success
    for (const query of isList ? [{}, { search }] : [{}]) {
      const body =
        one.method === 'GET' || one.method === 'DELETE' ? undefined : bodies[one.path.split('/').at(-1) ?? '']
      const { raw } = await caller.request({
        method: one.method,
        url: addressOf(one, params, query),
        ...(one.method === 'GET' || one.method === 'DELETE' ? {} : { payload: body ?? {} }),
      })
      answers.push(raw.toString())
    }
  }
  const others = [contract.listNotifications, contract.listHolds, contract.listAudit]
  for (const one of others) answers.push((await caller.call(one, { query: { pageSize: 200 } })).raw.toString())
  answers.push((await caller.call(contract.listActivity, { params: { id: documentId } })).raw.toString())
  return answers.join('\n')
}

test('nobody who works on neither meets a word of a case at the desk, whatever they call', async () => {
  for (const one of cases)
    for (const who of [...everybody, 'nobody'] as const) {
      if (one.insiders.includes(who as PersonName) || who.startsWith('records') || who === 'admin') continue
      expect([who, one.words.exec(await askDesk(who, one))?.[0]]).toEqual([who, undefined])
    }
  // That the words are there to be met is shown by who works on it.
  for (const { id, words, insiders } of cases)
    for (const who of [...insiders, 'records'] as const)
      expect((await people[who].call(contract.getRequest, { params: { id } })).raw.toString()).toMatch(words)
})

test('an administrator reads what is asked for, and no title of a paper that nobody posted', async () => {
  for (const { id } of cases) {
    const { items, title } = await people.admin.ask(contract.getRequest, { params: { id } })
    expect([title.length > 0, items.map(({ name, routeId }) => [name, routeId])]).toEqual([true, [[null, null]]])
    const { items: told } = await people.records.ask(contract.getRequest, { params: { id } })
    expect(told[0]?.name).toMatch(/paper$/)
    expect((await people.admin.call(contract.listRequestCopies, { params: { id } })).status).toBe(403)
  }
})

test('a case of one is not opened by the token of another', async () => {
  const [mine, other] = cases
  const { raw } = await callFrom(sinupan, contract.getCase, { token: mine?.token ?? '' })
  expect(raw.toString()).toMatch(mine?.words as RegExp)
  expect(raw.toString()).not.toMatch(other?.words as RegExp)
  // Between the unit and who decides: what was noted, proposed and sent back.
  expect(raw.toString()).not.toMatch(/vrelkom(?:note|paper|back)/)
})

test('what happened to requests is told in the history without titles, names, and what anybody wrote', async () => {
  const { rows } = await sql<{ told: string }>`select row_to_json(f)::text as told from facts f
    where f.name like 'request%' or f.name like 'release.%' or f.name like 'hold.%'`.execute(db)
  expect(rows.length).toBeGreaterThan(10)
  const history = rows.map((row) => row.told).join('\n')
  for (const { words } of cases) expect(history).not.toMatch(words)
  // An administrator reads the whole history, and no paper of a unit that nobody posted, nor what a case is about.
  const audit = await people.admin.call(contract.listAudit, { query: { pageSize: 200 } })
  expect(audit.body.items.length).toBeGreaterThan(10)
  for (const { words } of cases) expect(words.exec(audit.raw.toString())?.[0]).toBeUndefined()
})

test('mails tell no word of a case to who does not work on it', async () => {
  const mails = await db.selectFrom('mails').select(['recipient', 'subject', 'bodyText', 'bodyHtml']).execute()
  for (const { words, insiders } of cases)
    for (const mail of mails.filter((one) => words.test(JSON.stringify(one)))) {
      const told = [...insiders, 'records', 'records2'].map((name) => `${name}@haraya.example`)
      expect([...told, expect.stringContaining('@example.org')]).toContainEqual(mail.recipient)
    }
})
