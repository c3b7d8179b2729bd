import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { statementsOf } from '../../../testing/count-statements.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { makePublic } from '../many-public.fixture.ts'
import { pageSize } from './verbs.ts'

const sinupan = await startSinupan()
const { db, nobody } = sinupan
const count = 2 * pageSize + 50

beforeAll(() => makePublic(sinupan, { count }))

const page = async (query: Record<string, string>) => {
  const { raw } = await nobody.request({ method: 'GET', url: `/oai?${new URLSearchParams(query)}` })
  return raw.toString('utf8')
}
const first = { verb: 'ListRecords', metadataPrefix: 'oai_dc' }
const tokenOf = (xml: string) => /<resumptionToken[^>]*>([^<]+)</.exec(xml)?.[1]
const titlesOf = (xml: string) => [...xml.matchAll(/<dc:title>([^<]*)</g)].map(([, title]) => title ?? '')
const deletedIn = (xml: string) => xml.match(/status="deleted"/g)?.length ?? 0

async function harvest(between: (page: number) => Promise<unknown> = async () => undefined): Promise<string[]> {
  const pages = [await page(first)]
  for (let token = tokenOf(pages[0] ?? ''); token; token = tokenOf(pages.at(-1) ?? '')) {
    await between(pages.length)
    pages.push(await page({ verb: 'ListRecords', resumptionToken: token }))
  }
  return pages
}

test('a harvest in pages gives each document once, tells how far it is, and ends with an empty token', async () => {
  const pages = await harvest()
  expect(pages.map((xml) => titlesOf(xml).length)).toEqual([pageSize, pageSize, 50])
  expect(new Set(pages.flatMap(titlesOf)).size).toBe(count)
  expect(pages.map((xml) => /<resumptionToken completeListSize="(\d+)" cursor="(\d+)"/.exec(xml)?.slice(1))).toEqual([
    [String(count), '0'],
    [String(count), String(pageSize)],
    [String(count), String(2 * pageSize)],
  ])
  expect(pages.at(-1)).toMatch(/<resumptionToken completeListSize="\d+" cursor="\d+"\/>/)
})

test('a page takes as many statements as every other, and one fewer than the first, which counts', async () => {
  const statements: number[] = []
  let token: string | undefined
  do {
    const query: Record<string, string> = token ? { verb: 'ListRecords', resumptionToken: token } : first
    statements.push(
      await statementsOf(async () => {
        token = tokenOf(await page(query))
      }),
    )
  } while (token)
  const [begun = 0, ...others] = statements
  expect(begun).toBeLessThanOrEqual(6)
  expect(others).toEqual([begun - 1, begun - 1])
})

test('what changes, ends and begins meanwhile is in the same harvest as it is then, and nothing is left out', async () => {
  const pages = await harvest(async (at) => {
    if (at !== 1) return
    await sql`update postings set ended_at = now() where name = ${`Paper ${count}`}`.execute(db)
    await sql`update postings set name = 'Another name' where name = ${`Paper ${pageSize + 1}`}`.execute(db)
    // What a page had already comes again where it changed.
    await sql`update postings set name = 'Again' where name = 'Paper 1'`.execute(db)
  })
  const titles = pages.flatMap(titlesOf)
  expect(titles).toContain('Another name')
  expect(titles).not.toContain(`Paper ${pageSize + 1}`)
  expect(titles.filter((title) => title === 'Paper 1' || title === 'Again')).toEqual(['Paper 1', 'Again'])
  expect(pages.reduce((sum, xml) => sum + deletedIn(xml), 0)).toBe(1)
  expect(titles).toHaveLength(count)
})

test('a token goes on where it was, however often and however late it is used', async () => {
  const token = tokenOf(await page(first)) ?? ''
  const again = [1, 2].map(() => page({ verb: 'ListRecords', resumptionToken: token }))
  const [one = '', two = ''] = (await Promise.all(again)).map((xml) => xml.replace(/<responseDate>.*?</, '<'))
  expect(one).toBe(two)
})
