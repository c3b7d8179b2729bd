import * as contract from '@sinupan/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { anonymous } from '../../../platform/actor.ts'
import { Given } from '../../../testing/given.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { describePage } from './page-head.ts'

const sinupan = await startSinupan({ PUBLIC_URL: 'https://records.haraya.example' })
const { app, people, university } = sinupan
const given = new Given(sinupan)
const hostile = 'Fees </title></script><script>alert(1)</script> "&\' $& {{x}}'

const headOf = (path: string) => describePage(app.contextFor(anonymous), path)
const contentsOf = (head: string, name: string) =>
  [...head.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(([, text]) => text)
const dataOf = (head: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/ld\+json" data-page-head>(.*?)<\/script>/s.exec(head)?.[1] ?? '')

const routes: Record<'charter' | 'hostile' | 'withdrawn' | 'internal', string> = {
  charter: '',
  hostile: '',
  withdrawn: '',
  internal: '',
}

beforeAll(async () => {
  const make = async (name: string, level: 'public' | 'system', description = name) => {
    const id = await given.document({ name, description, tagIds: [university.tags.enrolment] })
    const { id: posting } = await given.approved(id, level)
    return { posting, route: (await people.ana.ask(contract.getDocument, { params: { id } })).routeId }
  }
  routes.charter = (await make('Citizen’s Charter', 'public')).route
  routes.hostile = (await make('Fees <b> "&\' $&', 'public', hostile)).route
  routes.internal = (await make('Internalword', 'system')).route
  const withdrawn = await make('Withdrawn fees', 'public')
  routes.withdrawn = withdrawn.route
  await people.admin.ask(contract.removePosting, { params: { id: withdrawn.posting } })
})

describe('the page of a public document tells', () => {
  test('its title, its lasting address, how it looks when it is passed on, and no person', async () => {
    const { head = '', status } = (await headOf(`/files/${routes.charter}`)) ?? {}
    const page = `https://records.haraya.example/files/${routes.charter}`
    expect(status).toBe(200)
    expect(head).toContain('<title>Citizen’s Charter · Haraya State University</title>')
    expect(head).toContain(`<link rel="canonical" href="${page}"`)
    expect(contentsOf(head, 'description')).toEqual(['Citizen’s Charter'])
    expect(contentsOf(head, 'og:url')).toEqual([page])
    expect(contentsOf(head, 'robots')).toEqual([])
    expect(head).toContain('type="application/atom+xml"')
    expect(head).not.toMatch(/Reyes|ana@|Cruz/)
  })

  test('scholars’ tools its Highwire tags', async () => {
    const { head = '' } = (await headOf(`/files/${routes.charter}`)) ?? {}
    expect(contentsOf(head, 'citation_title')).toEqual(['Citizen’s Charter'])
    expect(contentsOf(head, 'citation_author')).toEqual(['Office of the Registrar'])
    expect(contentsOf(head, 'citation_publication_date')).toEqual(['2026/03/02'])
    expect(contentsOf(head, 'citation_keywords')).toEqual(['enrolment'])
    expect(contentsOf(head, 'citation_pdf_url')[0]).toMatch(
      /^https:\/\/records\.haraya\.example\/files\/[\w-]+\/scan.*\.pdf$/,
    )
  })

  test('search engines what it is in schema.org’s words', async () => {
    const { head = '' } = (await headOf(`/files/${routes.charter}`)) ?? {}
    expect(dataOf(head)).toMatchObject({
      '@type': 'DigitalDocument',
      name: 'Citizen’s Charter',
      dateCreated: '2026-03-02',
      author: { name: 'Office of the Registrar', parentOrganization: { name: 'Haraya State University' } },
      encoding: [{ encodingFormat: 'application/pdf', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    })
  })

  test('nothing that ends a tag, whatever its title holds', async () => {
    const { head = '' } = (await headOf(`/files/${routes.hostile}`)) ?? {}
    expect(dataOf(head).description).toBe(hostile)
    expect(head.match(/<script/g)).toHaveLength(1)
    expect(head.match(/<\/title>/g)).toHaveLength(1)
    expect(contentsOf(head, 'citation_title')).toEqual(['Fees &lt;b&gt; &quot;&amp;&#39; $&amp;'])
  })
})

test('a withdrawn document’s page is gone, says so, and is not to be listed', async () => {
  const { status, head = '' } = (await headOf(`/files/${routes.withdrawn}`)) ?? {}
  expect(status).toBe(410)
  expect(contentsOf(head, 'robots')).toEqual(['noindex'])
  expect(head).toContain('<title>Withdrawn fees')
  expect(head).not.toMatch(/citation_|ld\+json|og:/)
})

test('what is not public, and what a link opens, is not to be listed, whatever it is', async () => {
  const [unknown, ...others] = await Promise.all(
    ['abcdefghijklmnopqrst', routes.internal, 'x', '%00'].map((id) => headOf(`/files/${id}`)),
  )
  expect(contentsOf(unknown?.head ?? '', 'robots')).toEqual(['noindex'])
  for (const other of others) expect(other).toEqual(unknown)
})

test('pages of the staff, and those that don’t exist, are not described', async () => {
  for (const path of ['/archive/my-office', '/public-search/campus/999999', '/public-search/category/0', '/files'])
    expect(await headOf(path), path).toBeUndefined()
})

test('the search, categories and campuses are named, each with its feed', async () => {
  const { head: home = '' } = (await headOf('/')) ?? {}
  expect(dataOf(home)).toMatchObject({ '@type': 'WebSite', url: 'https://records.haraya.example/' })
  expect(home).toContain('href="https://records.haraya.example/feeds/all.atom"')
  const { memoranda } = university.categories
  const { head: series = '' } = (await headOf(contract.publicPlaces.category(memoranda))) ?? {}
  expect(series).toContain('<title>Memoranda · Haraya State University</title>')
  expect(series).toContain(`href="https://records.haraya.example/feeds/category/${memoranda}.atom"`)
  const { head: campus = '' } = (await headOf(contract.publicPlaces.campus(university.campuses.north))) ?? {}
  expect(campus).toContain('<title>North Campus · Haraya State University</title>')
})
