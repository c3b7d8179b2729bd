import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { Given } from '../../../testing/given.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { upload } from '../../../testing/upload.ts'

const sinupan = await startSinupan()
const { app, people, nobody, university, db, clock } = sinupan
const { ana } = people

const fields = { deliveryUnitId: ana.unitId, documentCategoryId: university.categories.memoranda }
const [item] = (await upload(ana, fields, [{ name: 'Charter.txt', content: 'for everybody' }])).items
if (!item) throw new Error('It was not taken.')
const { fileManagerId, file } = item
await new Given(sinupan).approved(fileManagerId, 'public')
await app.drain()
const { routeId } = await ana.ask(contract.getDocument, { params: { id: fileManagerId } })

const open = (headers = {}, caller = nobody) =>
  caller.request({ method: 'GET', url: `/api/FilePosting/Public/Document/${routeId}`, headers })
const take = (headers = {}, method: 'GET' | 'HEAD' = 'GET', remoteAddress = '203.0.113.7') =>
  nobody.request({ method, url: `/files/${routeId}/Charter.txt`, headers, remoteAddress })
async function counted(): Promise<{ day: string; views: number; downloads: number }[]> {
  const { rows } = await sql<{ day: string; views: number; downloads: number }>`
    select day, views, downloads from public_readings where document_id = ${fileManagerId} order by day`.execute(db)
  return rows
}
async function readings(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from facts
    where name = 'document.contents-read' and document_id = ${fileManagerId}`.execute(db)
  return rows[0]?.n ?? 0
}

test('what outsiders open and take is counted by document and day, and no fact tells of them', async () => {
  const first = await open()
  expect(first.body).toMatchObject({ viewCount: 0, downloadCount: 0 })
  await open()
  await take()
  // Parts of the same download, a look at its headers and what is still held are no further one.
  await take({ range: 'bytes=3-' })
  await take({}, 'HEAD')
  await take({ 'if-none-match': '*' })
  // Reading in the browser is the page's view.
  await nobody.request({ method: 'GET', url: `/api/FileManagerFile/ReadFile/Public/${file.id}` })
  expect((await open({ 'if-none-match': first.headers.etag })).status).toBe(304)
  expect((await open({}, ana)).body).toMatchObject({ viewCount: 1, downloadCount: 1 })
  const [{ views = 0, downloads = 0, day = '' } = {}, ...others] = await counted()
  expect({ views, downloads, others }).toEqual({ views: 1, downloads: 1, others: [] })
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)

  clock.pass({ hours: 24 })
  await take()
  expect((await counted()).map((one) => one.downloads)).toEqual([1, 1])
  const { items } = await nobody.ask(contract.listPublic)
  expect(items[0]?.fileManager).toMatchObject({ viewCount: 1, downloadCount: 2 })
  expect(await readings()).toBe(0)
})

test('many who read at once are all counted, each of them once', async () => {
  const again = await sinupan.signIn('ana')
  const before = (await open({}, again)).body as { downloadCount: number }
  const addresses = Array.from({ length: 60 }, (_, index) => `203.0.113.${index + 100}`)
  await Promise.all([...addresses, ...addresses, ...addresses].map((address) => take({}, 'GET', address)))
  expect((await open({}, again)).body).toMatchObject({ downloadCount: before.downloadCount + 60 })
})

test('whoever fetches a film in parts has taken it once, wherever they begin', async () => {
  const again = await sinupan.signIn('ana')
  const before = (await open({}, again)).body as { downloadCount: number }
  for (const range of ['bytes=3-5', 'bytes=0-2', 'bytes=6-', 'bytes=0-'])
    expect((await take({ range }, 'GET', '198.51.100.1')).status).toBe(206)
  await take({}, 'GET', '198.51.100.1')
  expect((await open({}, again)).body).toMatchObject({ downloadCount: before.downloadCount + 1 })
})

test('two browsers behind one address are two, and no address is many by naming a new browser each time', async () => {
  const again = await sinupan.signIn('ana')
  const counts = async () => ((await open({}, again)).body as { downloadCount: number }).downloadCount
  const before = await counts()
  for (const agent of ['Firefox', 'Chrome', 'Firefox']) await take({ 'user-agent': agent }, 'GET', '198.51.100.2')
  expect(await counts()).toBe(before + 2)
  for (let index = 0; index < 100; index++) await take({ 'user-agent': `Robot ${index}` }, 'GET', '198.51.100.3')
  expect((await counts()) - before - 2).toBeLessThanOrEqual(32)
  // Of one household of IPv6 every address is the same.
  const now = await counts()
  for (let index = 1; index < 9; index++) await take({}, 'GET', `2001:db8:1:2::${index}`)
  expect(await counts()).toBe(now + 1)
})

test('who they were is not kept: a hash of the day, which goes with it', async () => {
  const { rows } = await sql<{ reader: Buffer }>`select reader from public_readers`.execute(db)
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.every(({ reader }) => reader.length === 16)).toBe(true)
  clock.pass({ hours: 72 })
  await app.contextFor(system).jobs.send(db, 'end-periods', {})
  await app.drain()
  expect((await sql`select from public_readers`.execute(db)).rows).toEqual([])
})

test('who is signed in leaves a fact, as everywhere, and is not counted', async () => {
  const again = await sinupan.signIn('ana')
  const before = (await open({}, again)).body
  await again.request({ method: 'GET', url: `/api/FileManagerFile/ReadFile/${file.id}?disposition=attachment` })
  expect(await readings()).toBe(1)
  expect((await open({}, again)).body).toMatchObject(before as object)
})
