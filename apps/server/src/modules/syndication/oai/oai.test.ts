import { readFile } from 'node:fs/promises'
import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { Given } from '../../../testing/given.ts'
import { startSinupan } from '../../../testing/sinupan.ts'

const sinupan = await startSinupan({ PUBLIC_URL: 'https://records.haraya.example' })
const { db, people, nobody, university } = sinupan
const { ana, admin } = people
const given = new Given(sinupan)

const fileOf = async (fileName: string) => ({
  fileName,
  contents: await readFile(`${import.meta.dirname}/schemas/${fileName}`, 'utf8'),
})
const schema = [await fileOf('OAI-PMH.xsd')]
const preload = [await fileOf('oai_dc.xsd'), await fileOf('dc.xsd')]

/** Asks, and keeps the answer, to be held against the schemas at the end. */
async function ask(query: Record<string, string> | string): Promise<string> {
  const url = `/oai?${typeof query === 'string' ? query : new URLSearchParams(query)}`
  const { status, raw, headers } = await nobody.request({ method: 'GET', url })
  expect([status, headers['content-type']], url).toEqual([200, 'text/xml; charset=utf-8'])
  return kept(raw.toString('utf8'))
}
const answers: string[] = []
function kept(xml: string): string {
  answers.push(xml)
  return xml
}
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '')
const errorOf = (xml: string) => /<error code="(\w+)">/.exec(xml)?.[1]
const tokenIn = (xml: string) => textsOf(xml, 'resumptionToken')[0]
const records = (more: Record<string, string> = {}) => ask({ verb: 'ListRecords', metadataPrefix: 'oai_dc', ...more })

const ids: Record<'charter' | 'north' | 'withdrawn' | 'pending' | 'campus', number> = {
  charter: 0,
  north: 0,
  withdrawn: 0,
  pending: 0,
  campus: 0,
}
const routes: Record<string, string> = {}
const identifierOf = (name: keyof typeof ids) => `oai:records.haraya.example:${routes[name]}`
const changedAt = (name: keyof typeof ids, at: string) =>
  sql`update public_editions set changed_at = ${at}::timestamptz where document_id = ${ids[name]}`.execute(db)
const postingOf = async (id: number) =>
  (await ana.ask(contract.getDocument, { params: { id } })).filePostings[0]?.id ?? 0

beforeAll(async () => {
  const { minutes } = university.categories
  ids.charter = await given.document({
    name: 'Citizen’s <Charter> & "more"',
    description: 'How long\u2028it takes',
    categoryId: minutes,
    tagIds: [university.tags.enrolment],
    documentDate: '2026-11-24',
  })
  ids.north = await given.document({ by: 'dan', name: 'Fees of the north', description: 'plain' })
  ids.withdrawn = await given.document({ name: 'Withdrawnword', description: 'withdrawnsecret' })
  ids.pending = await given.document({ name: 'Pendingword' })
  ids.campus = await given.document({ name: 'Campusword' })
  await given.approved(ids.charter, 'public')
  await given.approved(ids.north, 'public', { by: 'dan' })
  await given.approved(ids.withdrawn, 'public')
  await given.posting(ids.pending, 'public')
  await given.approved(ids.campus, 'campus')
  await admin.ask(contract.removePosting, { params: { id: await postingOf(ids.withdrawn) } })
  for (const [name, id] of Object.entries(ids)) {
    const caller = name === 'north' ? people.dan : ana
    routes[name] = (await caller.ask(contract.getDocument, { params: { id } })).routeId
  }
  await changedAt('charter', '2026-01-01T00:00:00.5Z')
  await changedAt('north', '2026-01-02T10:00:00.25Z')
  await changedAt('withdrawn', '2026-01-03T00:00:00Z')
})

describe('a library that harvests', () => {
  test('learns what this repository is', async () => {
    const xml = await ask('verb=Identify')
    expect(textsOf(xml, 'baseURL')).toEqual(['https://records.haraya.example/oai'])
    expect(textsOf(xml, 'adminEmail')).toEqual(['no-reply@haraya.example'])
    expect(textsOf(xml, 'earliestDatestamp')).toEqual(['2026-01-01T00:00:00Z'])
    expect(textsOf(xml, 'deletedRecord')).toEqual(['persistent'])
    expect(textsOf(xml, 'granularity')).toEqual(['YYYY-MM-DDThh:mm:ssZ'])
    expect(textsOf(await ask('verb=ListMetadataFormats'), 'metadataPrefix')).toEqual(['oai_dc'])
    const ofOne = { verb: 'ListMetadataFormats', identifier: identifierOf('charter') }
    expect(textsOf(await ask(ofOne), 'metadataPrefix')).toEqual(['oai_dc'])
  })

  test('gets what is public with its snapshot, what was as deleted, and nothing else', async () => {
    const xml = await records()
    expect(textsOf(xml, 'identifier')).toEqual(
      ['charter', 'north', 'withdrawn'].map((one) => identifierOf(one as 'charter')),
    )
    expect(textsOf(xml, 'dc:title')).toEqual(['Citizen’s &lt;Charter&gt; &amp; &quot;more&quot;', 'Fees of the north'])
    expect(textsOf(xml, 'dc:subject')).toEqual(['Minutes', 'enrolment', 'Memoranda'])
    expect(textsOf(xml, 'dc:creator')).toEqual(['Office of the Registrar', 'Office of the Chancellor'])
    expect(textsOf(xml, 'dc:date')).toEqual(['2026-11-24', '2026-03-02'])
    expect(textsOf(xml, 'dc:type')).toEqual(['Text', 'Text'])
    expect(textsOf(xml, 'dc:identifier')[0]).toBe(`https://records.haraya.example/files/${routes.charter}`)
    expect(xml).toContain(`<header status="deleted"><identifier>${identifierOf('withdrawn')}</identifier>`)
    expect(xml).not.toMatch(/withdrawnword|withdrawnsecret|pendingword|campusword|Reyes|ana@/i)
    expect(tokenIn(xml)).toBeUndefined()
    const headers = await ask({ verb: 'ListIdentifiers', metadataPrefix: 'oai_dc' })
    expect(textsOf(headers, 'identifier')).toEqual(textsOf(xml, 'identifier'))
    expect(headers).not.toContain('<metadata>')
  })

  test('asks for a time, both ends included, by day and by second', async () => {
    const names = async (more: Record<string, string>) =>
      textsOf(await records(more), 'identifier').map((one) =>
        Object.keys(ids).find((name) => one === identifierOf(name as 'charter')),
      )
    expect(await names({ from: '2026-01-02' })).toEqual(['north', 'withdrawn'])
    expect(await names({ until: '2026-01-02' })).toEqual(['charter', 'north'])
    expect(await names({ from: '2026-01-02', until: '2026-01-02' })).toEqual(['north'])
    expect(await names({ from: '2026-01-02T10:00:00Z', until: '2026-01-02T10:00:00Z' })).toEqual(['north'])
    expect(await names({ from: '2026-01-02T10:00:01Z' })).toEqual(['withdrawn'])
    expect(errorOf(await records({ from: '2026-01-02T10:00:01Z', until: '2026-01-02T23:59:59Z' }))).toBe(
      'noRecordsMatch',
    )
  })

  test('asks for a campus or a category, whose names the list of sets tells', async () => {
    const { campuses, categories } = university
    const xml = await ask('verb=ListSets')
    expect(textsOf(xml, 'setSpec')).toEqual([
      `campus-${campuses.main}`,
      `campus-${campuses.north}`,
      `category-${categories.memoranda}`,
      `category-${categories.minutes}`,
    ])
    expect(textsOf(xml, 'setName')).toEqual(['Main Campus', 'North Campus', 'Memoranda', 'Minutes'])
    expect(textsOf(await records({ set: `campus-${campuses.north}` }), 'dc:title')).toEqual(['Fees of the north'])
    expect(textsOf(await records({ set: `category-${categories.memoranda}` }), 'identifier')).toEqual([
      identifierOf('north'),
      identifierOf('withdrawn'),
    ])
    for (const set of ['campus-999', 'nothing', `category-${categories.boardResolutions}`])
      expect(errorOf(await records({ set })), set).toBe('noRecordsMatch')
  })

  test('gets one record by its identifier, also of what was withdrawn', async () => {
    const get = (identifier: string, metadataPrefix = 'oai_dc') =>
      ask({ verb: 'GetRecord', identifier, metadataPrefix })
    expect(textsOf(await get(identifierOf('north')), 'dc:title')).toEqual(['Fees of the north'])
    expect(await get(identifierOf('withdrawn'))).toContain('status="deleted"')
    for (const name of ['pending', 'campus'] as const)
      expect(errorOf(await get(identifierOf(name)))).toBe('idDoesNotExist')
    for (const wrong of ['x', `oai:elsewhere.example:${routes.north}`, `oai:records.haraya.example:${ids.north}`])
      expect(errorOf(await get(wrong)), wrong).toBe('idDoesNotExist')
    expect(errorOf(await get(identifierOf('north'), 'marc21'))).toBe('cannotDisseminateFormat')
  })

  test('asks by POST as well', async () => {
    const { status, raw } = await nobody.request({
      method: 'POST',
      url: '/oai',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        verb: 'GetRecord',
        metadataPrefix: 'oai_dc',
        identifier: identifierOf('north'),
      }).toString(),
    })
    expect(status).toBe(200)
    expect(textsOf(kept(raw.toString('utf8')), 'dc:title')).toEqual(['Fees of the north'])
  })

  test.each([
    ['badVerb', ''],
    ['badVerb', 'verb=Destroy'],
    ['badVerb', 'verb=constructor'],
    ['badVerb', 'verb=Identify&verb=Identify'],
    ['badArgument', 'verb=Identify&set=a'],
    ['badArgument', 'verb=ListRecords'],
    ['badArgument', 'verb=ListRecords&metadataPrefix='],
    ['badArgument', 'verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=oai_dc'],
    ['badArgument', 'verb=ListRecords&metadataPrefix=oai_dc&resumptionToken=x'],
    ['badArgument', 'verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30'],
    ['badArgument', 'verb=ListRecords&metadataPrefix=oai_dc&from=0000-01-01'],
    ['badArgument', 'verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-01&until=2026-01-02T00:00:00Z'],
    ['badArgument', 'verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-02&until=2026-01-01'],
    ['badArgument', 'verb=ListRecords&metadataPrefix=oai_dc&set=%3Cx%3E'],
    ['badArgument', 'verb=GetRecord&metadataPrefix=oai_dc'],
    ['badArgument', 'verb=GetRecord&metadataPrefix=oai_dc&identifier=%3C%00%3E'],
    ['badArgument', `verb=GetRecord&metadataPrefix=oai_dc&identifier=${'x'.repeat(1_001)}`],
    ['cannotDisseminateFormat', 'verb=ListIdentifiers&metadataPrefix=marc'],
    ['badResumptionToken', 'verb=ListRecords&resumptionToken=abc'],
    ['badResumptionToken', 'verb=ListSets&resumptionToken=abc'],
    ['noRecordsMatch', 'verb=ListRecords&metadataPrefix=oai_dc&from=2999-01-01'],
    ['noRecordsMatch', 'verb=ListRecords&metadataPrefix=oai_dc&from=2999-01-01&until=9999-12-31'],
    ['noRecordsMatch', 'verb=ListRecords&metadataPrefix=oai_dc&until=0001-01-01'],
  ])('is told %s for ?%s', async (code, query) => {
    expect(errorOf(await ask(query))).toBe(code)
  })

  test('hears of a rename of the office, of another round and of what was withdrawn as of a change', async () => {
    const at = async () =>
      (
        await sql<{
          at: string
        }>`select changed_at as at from public_editions where document_id = ${ids.north}`.execute(db)
      ).rows[0]?.at
    const before = await at()
    await sql`update offices set name = 'Office of the North' where short_name = 'OC'`.execute(db)
    const renamed = await at()
    expect(renamed).not.toBe(before)
    expect(await records({ set: `campus-${university.campuses.north}` })).toContain(
      '<dc:creator>Office of the North</dc:creator>',
    )
    const posting = (await people.dan.ask(contract.getDocument, { params: { id: ids.north } })).filePostings[0]?.id ?? 0
    await people.dan.ask(contract.sendPosting, { params: { id: posting }, body: {} })
    expect(await records({ set: `campus-${university.campuses.north}` })).toContain('status="deleted"')
    expect(await at()).not.toBe(renamed)
    await admin.ask(contract.approvePosting, { params: { id: posting }, body: {} })
    expect(await records({ set: `campus-${university.campuses.north}` })).not.toContain('status="deleted"')
  })

  test('was answered all the time as the schemas of OAI-PMH 2.0 and oai_dc say', async () => {
    const xml = answers.map((contents, at) => ({ fileName: `answer-${at}.xml`, contents }))
    const { errors } = await validateXML({ xml, schema, preload })
    expect(errors.map((one) => one.message)).toEqual([])
    expect(xml.length).toBeGreaterThan(40)
    const broken = [
      { fileName: 'broken.xml', contents: answers[0]?.replace('<protocolVersion>2.0', '<protocolVersion>1.0') ?? '' },
    ]
    expect((await validateXML({ xml: broken, schema, preload })).valid).toBe(false)
  })
})
