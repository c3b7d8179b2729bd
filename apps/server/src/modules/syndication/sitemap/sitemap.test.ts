import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { statementsOf } from '../../../testing/count-statements.ts'
import { Given } from '../../../testing/given.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { makePublic } from '../many-public.fixture.ts'

const sinupan = await startSinupan({ PUBLIC_URL: 'https://records.haraya.example' })
const { nobody, people, university, db } = sinupan
const given = new Given(sinupan)
const { publicPlaces } = contract

const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc ?? '')
const get = async (path: string) => {
  const { status, raw, headers } = await nobody.request({ method: 'GET', url: path })
  return { status, xml: raw.toString('utf8'), type: headers['content-type'] }
}
const routes: Record<string, string> = {}

beforeAll(async () => {
  for (const [name, level] of [
    ['Public one', 'public'],
    ['Public two', 'public'],
    ['Internal', 'system'],
  ] as const) {
    const id = await given.document({ name })
    await given.approved(id, level)
    routes[name] = (await people.ana.ask(contract.getDocument, { params: { id } })).routeId
  }
})

test('robots are told what to leave alone and where the map is', async () => {
  const { xml, type } = await get(publicPlaces.robots)
  expect(type).toBe('text/plain; charset=utf-8')
  expect(xml).toContain('Sitemap: https://records.haraya.example/sitemap.xml\n')
  expect(xml).toContain('Disallow: /archive/\n')
  expect(xml).toContain('Allow: /api/FilePosting/Public\n')
})

test('the index names maps, and the maps have the pages that are public now, and no others', async () => {
  const { xml, type } = await get(publicPlaces.sitemap)
  expect(type).toBe('application/xml; charset=utf-8')
  expect(locsOf(xml)).toEqual(
    ['pages.xml', 'files-1.xml'].map((name) => `https://records.haraya.example/sitemap/${name}`),
  )
  const addressOf = (name: string) => `https://records.haraya.example/files/${routes[name]}`
  const files = await get(publicPlaces.sitemapFiles(1))
  expect(locsOf(files.xml)).toEqual([addressOf('Public one'), addressOf('Public two')])
  const pages = await get(publicPlaces.sitemapPages)
  expect(locsOf(pages.xml)).toEqual([
    'https://records.haraya.example/',
    `https://records.haraya.example/public-search/campus/${university.campuses.main}`,
    `https://records.haraya.example/public-search/category/${university.categories.memoranda}`,
  ])
  await sql`update postings set ended_at = now() where name = 'Public one'`.execute(db)
  expect(locsOf((await get(publicPlaces.sitemapFiles(1))).xml)).toEqual([addressOf('Public two')])
  for (const path of [
    '/sitemap/files-2.xml',
    '/sitemap/files-0.xml',
    '/sitemap/files-x.xml',
    '/sitemap/files-99999.xml',
  ])
    expect((await get(path)).status, path).toBe(404)
})

test('a document stays on its map, which is sent in pieces and never has more than its part', async () => {
  await makePublic(sinupan, { count: 1_200, firstId: 50_001 - 600 })
  const [first, second] = [await get(publicPlaces.sitemapFiles(1)), await get(publicPlaces.sitemapFiles(2))]
  expect([locsOf(first.xml).length, locsOf(second.xml).length]).toEqual([601, 600])
  expect(locsOf((await get(publicPlaces.sitemap)).xml)).toHaveLength(3)
  const statements = await statementsOf(() => get(publicPlaces.sitemapFiles(2)))
  expect(statements).toBeLessThanOrEqual(6)
  expect(first.xml.match(/<urlset/g)).toHaveLength(1)
  expect(first.xml.trimEnd().endsWith('</urlset>')).toBe(true)
})

test('who asks for maps without end waits', async () => {
  const answers = []
  for (let count = 0; count < 61; count++)
    answers.push(await nobody.request({ method: 'GET', url: publicPlaces.sitemapPages, remoteAddress: '203.0.113.9' }))
  expect(answers.filter((one) => one.status === 200)).toHaveLength(60)
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } })
})
