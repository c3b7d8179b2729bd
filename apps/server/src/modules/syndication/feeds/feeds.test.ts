import * as contract from '@sinupan/contract'
import { SaxesParser } from 'saxes'
import { beforeAll, expect, test } from 'vitest'
import { Given } from '../../../testing/given.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { makePublic } from '../many-public.fixture.ts'

const sinupan = await startSinupan({ PUBLIC_URL: 'https://records.haraya.example' })
const { people, nobody, university } = sinupan
const { admin } = people
const given = new Given(sinupan)
const charter = 'Charter <of> the “citizen” & all'

beforeAll(async () => {
  const { minutes } = university.categories
  const id = await given.document({ name: charter, description: 'How long it takes', categoryId: minutes })
  await given.approved(id, 'public')
  await given.approved(await given.document({ by: 'dan', name: 'Fees of the north' }), 'public', { by: 'dan' })
  await given.approved(await given.document({ name: 'Internalword' }), 'system')
})

const get = (path: string, headers = {}) => nobody.request({ method: 'GET', url: path, headers })

interface Element {
  name: string
  attributes: Record<string, string>
  text: string
}
/** The elements of a document that is well-formed, with the texts that stand right in them. */
function elementsOf(xml: string): Element[] {
  const parser = new SaxesParser()
  const found: Element[] = []
  const open: Element[] = []
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const one = { name, attributes: attributes as Record<string, string>, text: '' }
    found.push(one)
    open.push(one)
  })
  parser.on('text', (text) => {
    const one = open.at(-1)
    if (one) one.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return found
}
const titlesOf = (xml: string) =>
  elementsOf(xml)
    .filter((one) => one.name === 'title')
    .map((one) => one.text)

test('a feed tells what was published last, with lasting ids and its files', async () => {
  const { status, raw, headers } = await get(contract.publicPlaces.feed)
  expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
  const xml = raw.toString('utf8')
  expect(titlesOf(xml)).toEqual(['Haraya State University', 'Fees of the north', charter])
  const elements = elementsOf(xml)
  const [self, north] = elements.filter((one) => one.name === 'id').map((one) => one.text)
  expect(self).toBe('https://records.haraya.example/feeds/all.atom')
  expect(north).toMatch(/^https:\/\/records\.haraya\.example\/files\/[\w-]+$/)
  expect(elements.filter((one) => one.attributes.rel === 'enclosure')[0]?.attributes).toMatchObject({
    type: 'application/pdf',
    href: expect.stringMatching(/^https:\/\/records\.haraya\.example\/files\/[\w-]+\/scan/),
  })
  for (const name of ['updated', 'published'])
    for (const { text } of elements.filter((one) => one.name === name)) expect(Date.parse(text)).not.toBeNaN()
  expect(xml).not.toMatch(/Internalword|Reyes|ana@/)
})

test('each category and campus has its own, and what there isn’t has none', async () => {
  const { categories, campuses } = university
  const titles = async (path: string) => titlesOf((await get(path)).raw.toString('utf8')).slice(1)
  expect(await titles(contract.publicPlaces.categoryFeed(categories.minutes))).toEqual([charter])
  expect(await titles(contract.publicPlaces.campusFeed(campuses.north))).toEqual(['Fees of the north'])
  expect(await titles(contract.publicPlaces.categoryFeed(categories.boardResolutions))).toEqual([])
  for (const path of [
    '/feeds/category/999999.atom',
    '/feeds/campus/0.atom',
    '/feeds/unit/1.atom',
    '/feeds/campus/1e3.atom',
    '/feeds/category/9999999999.atom',
  ])
    expect((await get(path)).status, path).toBe(404)
})

test('who holds it already need not be sent it again, until something changes', async () => {
  const first = await get(contract.publicPlaces.feed)
  const { etag = '', 'last-modified': modified = '' } = first.headers as Record<string, string>
  expect((await get(contract.publicPlaces.feed, { 'if-none-match': `W/"x", ${etag}` })).status).toBe(304)
  expect((await get(contract.publicPlaces.feed, { 'if-modified-since': modified })).status).toBe(304)
  expect((await get(contract.publicPlaces.feed, { 'if-modified-since': 'Mon, 01 Jan 2024 00:00:00 GMT' })).status).toBe(
    200,
  )
  const id = await given.document({ name: 'Withdrawn later' })
  const { id: posting } = await given.approved(id, 'public')
  expect((await get(contract.publicPlaces.feed, { 'if-none-match': etag })).status).toBe(200)
  await admin.ask(contract.removePosting, { params: { id: posting } })
  const after = await get(contract.publicPlaces.feed, { 'if-none-match': etag })
  expect(after.status).toBe(304)
})

test('it has the newest fifty', async () => {
  await makePublic(sinupan, { count: 60 })
  const { raw } = await get(contract.publicPlaces.feed)
  expect(titlesOf(raw.toString('utf8'))).toHaveLength(51)
})
