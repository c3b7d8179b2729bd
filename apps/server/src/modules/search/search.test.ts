import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { Library } from './library.fixture.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { people, university } = sinupan
const { ana, ben, carla } = people
const unit = university.units.admissions

describe('what is found', () => {
  test('are words of names, numbers of papers, tags, categories, descriptions and texts', async () => {
    await library.document({
      name: 'Memo No. 2026-117 Guidelines',
      description: 'For all deans and chairpersons',
      tagIds: [university.tags.enrolment],
      categoryId: university.categories.boardResolutions,
      pages: ['Whereas the registrar keeps', 'the perihelion of records, see BR No. 18, s. 2019'],
    })
    const searches = [
      'guidelines',
      '2026-117',
      '117',
      'no. 2026-117',
      'chairpersons',
      'enrolment deans',
      'board resolutions',
      'perihelion',
    ]
    for (const search of [...searches, 'guidelines perihelion', 'no. 18 s. 2019', '18 2019'])
      expect(await library.names(ana, search), search).toEqual(['Memo No. 2026-117 Guidelines'])
    for (const search of ['2026-118', 'guidelines aphelion', '"erihelion"'])
      expect(await library.names(ana, search), search).toEqual([])
  })

  test('is found by beginnings of the last word, without regard to letter case and accents', async () => {
    await library.document({ name: 'Résumé of Señor Peña', pages: ['Sequestration of École properties'] })
    for (const search of [
      'resume',
      'RÉSUMÉ',
      'senor pen',
      'peñ',
      'PEN',
      'seques',
      'ecole',
      'resume of p',
      'Pen\u0303a',
    ])
      expect(await library.names(ana, search), search).toEqual(['Résumé of Señor Peña'])
    expect(await library.names(ana, 'seques properties')).toEqual([])
  })

  test('is found by phrases, choices and without what is excluded', async () => {
    await library.document({ name: 'Quarterly alpha', pages: ['the zebra crossing on campus'] })
    await library.document({ name: 'Quarterly beta', pages: ['crossing the campus with a zebra'] })
    expect(await library.names(ana, '"zebra crossing"')).toEqual(['Quarterly alpha'])
    expect((await library.names(ana, 'zebra')).sort()).toEqual(['Quarterly alpha', 'Quarterly beta'])
    expect(await library.names(ana, 'zebra -alpha')).toEqual(['Quarterly beta'])
    expect(await library.names(ana, 'zebra -"zebra crossing"')).toEqual(['Quarterly beta'])
    expect((await library.names(ana, 'quarterly alpha OR beta')).sort()).toEqual(['Quarterly alpha', 'Quarterly beta'])
    expect(await library.names(ana, 'quarterly crossings')).toHaveLength(2)
  })

  test('is found by a phrase of its name or of its text, and not by words that stand apart in both', async () => {
    await library.document({ name: 'Release of vouchers', pages: ['The vouchers of the release.'] })
    await library.document({ name: 'Vouchers', pages: ['Before the release of vouchers.'] })
    const apart = await library.document({ name: 'Vouchers of a release', pages: ['A release and of vouchers.'] })
    await library.given.approved(apart, 'public')
    await library.index()
    const both = ['Release of vouchers', 'Vouchers']
    const phrases = [
      '"release of vouchers"',
      '"of vouchers" "release of"',
      'release-of-vouch',
      '"release of vouchers" OR "of no kind"',
    ]
    for (const phrase of phrases) expect((await library.names(ana, phrase)).sort(), phrase).toEqual(both)
    expect(await library.publicNames('"release of vouchers"')).toEqual([])
    expect(await library.publicNames('"vouchers of a release"')).toEqual(['Vouchers of a release'])
    expect(await library.names(ana, '"release of vouchers" -before')).toEqual(['Release of vouchers'])
  })

  test('is narrowed by fields in the query and by filters', async () => {
    const { memoranda, minutes } = university.categories
    await library.document({
      name: 'Okapi one',
      documentDate: '2019-05-04',
      categoryId: minutes,
      tagIds: [university.tags.urgent],
    })
    await library.document({ name: 'Okapi two', documentDate: '2024-01-31', categoryId: memoranda })
    const one = ['category:minutes', 'tag:urgent', 'before:2020', 'before:2019-05-05', '-category:memoranda']
    for (const field of one) expect(await library.names(ana, `okapi ${field}`), field).toEqual(['Okapi one'])
    for (const field of ['after:2020', 'category:memo', '-tag:urgent', 'after:2024-01-31'])
      expect(await library.names(ana, `okapi ${field}`), field).toEqual(['Okapi two'])
    expect(await library.names(ana, 'okapi type:pdf')).toHaveLength(2)
    expect(await library.names(ana, 'okapi type:word')).toEqual([])
    expect(await library.names(ana, 'okapi', { categoryIds: [minutes] })).toEqual(['Okapi one'])
    expect(await library.names(ana, 'okapi', { categoryGroupIds: [university.groups.administrative] })).toEqual([
      'Okapi two',
    ])
    expect(await library.names(ana, 'okapi', { tagIds: [university.tags.urgent] })).toEqual(['Okapi one'])
    expect(await library.names(ana, 'okapi', { documentDate: { from: '2020-01-01' } })).toEqual(['Okapi two'])
    expect(await library.names(ana, 'okapi', { fileTypes: ['docx'] })).toEqual([])
    expect(await library.names(ana, 'okapi', { ownerIds: [university.people.ben] })).toEqual([])
    expect(await library.names(ana, 'okapi', { createdAt: { to: '2020-01-01T00:00:00.000Z' } })).toEqual([])
    expect(await library.names(ana, 'okapi', { status: ['approved'] })).toEqual([])
    expect(
      await library.names(ana, 'okapi', { status: [''], isClassified: false, deliveryUnitIds: [unit] }),
    ).toHaveLength(2)
  })

  test('lies in a folder and in the folders inside it', async () => {
    const top = await ana.ask(contract.createFolder, { params: { duId: unit }, body: { name: 'Wombats' } })
    const inner = await ana.ask(contract.createFolder, {
      params: { duId: unit },
      body: { name: 'Young', parentId: top.id },
    })
    await library.document({ name: 'Quokka', fileFolderId: inner.id })
    await library.document({ name: 'Quokka elsewhere' })
    expect(await library.names(ana, 'quokka', { folderId: top.id })).toEqual(['Quokka'])
    expect(await library.names(ana, 'quokka', { folderId: 0 })).toHaveLength(2)
    const { items } = await library.ask(ana, 'quokka', { folderId: inner.id })
    expect(items).toMatchObject([{ path: 'My Office / Wombats / Young', file: { name: 'Quokka' } }])
    const strange = await carla.call(contract.search, {
      params: { duId: carla.unitId },
      body: { search: '', folderId: top.id },
    })
    expect(strange.status).toBe(404)
  })
})

describe('an answer', () => {
  test('tells pages and passages, safe whatever they hold, and marks the name', async () => {
    const pages = [
      'Nothing here.',
      'A <b>gryphon</b> & its <script>gryphon()</script>',
      'gryphon gryphon',
      'The gryphon.',
      'GRYPHONS all',
    ]
    await library.document({ name: '<script>alert(1)<script> Gryphon', description: 'About “gryphon”s & more', pages })
    const found = await library.first(ana, 'gryphon')
    expect(found?.highlights).toEqual([
      '&lt;script&gt;alert(1)&lt;script&gt; <mark>Gryphon</mark>',
      'About “<mark>gryphon</mark>”s &amp; more',
    ])
    expect(found?.passageCount).toBe(4)
    expect(found?.passages).toHaveLength(2)
    expect(found?.passages?.find((one) => one.page === 2)?.text).toBe(
      'A &lt;b&gt;<mark>gryphon</mark>&lt;/b&gt; &amp; its &lt;script&gt;<mark>gryphon</mark>()&lt;/script&gt;',
    )
  })

  test('brings names before texts, and the own unit’s first among equals', async () => {
    await library.document({ name: 'Paper one', pages: ['An ocelot.'] })
    await library.document({ name: 'The ocelot', pages: ['Nothing.'] })
    expect(await library.names(ana, 'ocelot')).toEqual(['The ocelot', 'Paper one'])
    const posted = await library.document({ name: 'Numbat', by: 'carla' })
    await library.given.approved(posted, 'system', { by: 'carla' })
    await library.document({ name: 'Numbat', by: 'ana' })
    const hits = async (caller: typeof ana) =>
      (await library.ask(caller, 'numbat')).items.map((item) => item.file?.deliveryUnitId)
    expect(await hits(ana)).toEqual([unit, university.units.records])
    expect(await hits(carla)).toEqual([university.units.records])
  })

  test('sorts by date, name and size, and pages without gap or double', async () => {
    for (const [index, year] of ['2021', '2023', '2022'].entries())
      await library.document({
        name: `Axolotl ${10 - index}`,
        documentDate: `${year}-01-01`,
        text: 'axolotl '.repeat(index + 1),
      })
    expect(await library.names(ana, 'axolotl', { sort: 'newest' })).toEqual(['Axolotl 9', 'Axolotl 8', 'Axolotl 10'])
    expect(await library.names(ana, 'axolotl', { sort: 'oldest' })).toEqual(['Axolotl 10', 'Axolotl 8', 'Axolotl 9'])
    expect(await library.names(ana, 'axolotl', { sort: 'name' })).toHaveLength(3)
    expect(await library.names(ana, 'axolotl', { sort: 'size' })).toEqual(['Axolotl 8', 'Axolotl 9', 'Axolotl 10'])
    for (const sort of ['relevance', 'name', 'newest'] as const) {
      const all = await library.names(ana, 'axolotl', { sort })
      const paged = []
      for (const page of [0, 1, 2]) paged.push(...(await library.names(ana, 'axolotl', { sort, page, pageSize: 1 })))
      expect(paged).toEqual(all)
    }
  })

  test('holds folders, tags and categories beside files, with what can be counted in them', async () => {
    await ana.ask(contract.createFolder, {
      params: { duId: unit },
      body: { name: 'Enrolment forms', description: 'Blank' },
    })
    const { items, total, facets } = await library.ask(ana, 'enrolment')
    const others = items.filter((item) => item.type !== 'File')
    expect(others.map((item) => [item.type, item.name, item.fileCount])).toEqual([
      ['Tag', 'enrolment', 1],
      ['Folder', 'Enrolment forms', 0],
    ])
    expect(others[1]).toMatchObject({
      path: 'My Office',
      highlights: ['<mark>Enrolment</mark> forms'],
      routeId: expect.any(String),
    })
    expect(total).toBe(items.length)
    expect(facets.types).toEqual([
      { type: 'File', count: 1 },
      { type: 'Folder', count: 1 },
      { type: 'Tag', count: 1 },
      { type: 'Category', count: 0 },
      { type: 'Location', count: 0 },
    ])
    expect((await library.ask(carla, 'enrolment forms')).items).toEqual([])
    expect((await library.ask(ana, 'type:folder enrolment')).items.map((item) => item.type)).toEqual(['Folder'])
    expect((await library.ask(ana, 'board', { type: 'Category' })).items).toMatchObject([
      { type: 'Category', name: 'Board resolutions', fileCount: 1 },
    ])
  })
})

describe('a quick search', () => {
  const quickly = (caller: typeof ana, search: string, type = 'any') =>
    caller.ask(contract.quickSearch, { params: { type, duId: caller.unitId }, query: { search } })

  test('finds by one letter, at most ten of each type', async () => {
    for (let index = 0; index < 12; index++) await library.document({ name: `Zorilla ${index}`, text: null })
    const { items, total } = await quickly(ana, 'z')
    expect(items.filter((item) => item.type === 'File')).toHaveLength(10)
    expect(total).toBe(items.length)
    expect((await quickly(ana, 'enrol', 'folder')).items.map((item) => item.type)).toEqual(['Folder'])
    expect((await quickly(ben, 'zorilla 7')).items).toMatchObject([
      { name: 'Zorilla 7', highlights: ['<mark>Zorilla 7</mark>'] },
    ])
    expect(await quickly(ana, '')).toEqual({ items: [], total: 0 })
  })

  test('says where it stands what was found inside a document, and nothing more of what its name tells', async () => {
    await library.document({ name: 'Paper on the coast', pages: ['Of nothing', 'the drifting of quokkas by night'] })
    await library.document({ name: 'Quokkas of the year', pages: ['another quokkas'] })
    const { items } = await quickly(ana, 'drifting quokk')
    expect(items).toMatchObject([
      {
        name: 'Paper on the coast',
        passages: [{ page: 2, text: 'the <mark>drifting</mark> of <mark>quokkas</mark> by night' }],
      },
    ])
    const named = (await quickly(ana, 'quokk')).items.find((item) => item.name === 'Quokkas of the year')
    expect(named?.passages).toEqual([])
  })

  test('is not for other people’s units', async () => {
    const answer = await ana.call(contract.quickSearch, {
      params: { type: 'any', duId: carla.unitId },
      query: { search: 'z' },
    })
    expect(answer).toMatchObject({ status: 403, body: { code: 'NotYourDeliveryUnit' } })
    const full = await ana.call(contract.search, { params: { duId: carla.unitId }, body: { search: 'z' } })
    expect(full).toMatchObject({ status: 403, body: { code: 'NotYourDeliveryUnit' } })
  })
})

describe('whatever is asked', () => {
  test('is answered', async () => {
    const hostile = [
      '"',
      '-',
      'OR',
      `' or 1=1 --`,
      '"a',
      'tag:"',
      `${'a '.repeat(199)}b`,
      '😀',
      '\\',
      '()',
      ':*',
      'a:*b',
      '%_',
    ]
    for (const search of hostile)
      for (const page of [0, 3]) {
        const answer = await ana.call(contract.search, { params: { duId: unit }, body: { search, page } })
        expect([answer.status, search]).toEqual([200, search])
      }
    expect((await library.ask(ana, '"')).total).toBe(0)
    expect((await library.ask(ana, '')).total).toBeGreaterThan(10)
    const bad = await ana.call(contract.search, {
      params: { duId: unit },
      body: { search: 'a', createdAt: { from: 'yesterday' } },
    })
    expect(bad).toMatchObject({ status: 400, body: { errors: { 'createdAt.from': [expect.any(String)] } } })
  })
})
