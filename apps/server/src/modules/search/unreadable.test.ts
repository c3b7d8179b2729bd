import * as contract from '@sinupan/contract'
import { saying } from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { Library } from './library.fixture.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { people, nobody, university } = sinupan
const { ana } = people
const params = { duId: ana.unitId }
const search = (text: string) => ana.call(contract.search, { params, body: { search: text } })
const publicly = (text: string) => nobody.call(contract.listPublic, { query: { search: text } })
const quickly = (text: string, type = 'any') =>
  ana.call(contract.quickSearch, { params: { ...params, type }, query: { search: text } })

const dates = [
  'after:tomorrow',
  'before:2026-13',
  'after:2026-02-30',
  'Before:"May 2026"',
  'after:0000',
  'before:9999-99-99',
  'after:',
]
const types = ['type:banana', 'type:!!', 'type:pdf,banana', 'type:', 'type:""', 'type:folders,pdf']
const withoutMinus = ['-after:2026', '-before:2026-05-17', '-type:folder']
const told = [
  ...dates.map((words) => [words, 'noSearchDate'] as const),
  ...types.map((words) => [words, 'noSearchType'] as const),
  ...withoutMinus.map((words) => [words, 'noSearchWithout'] as const),
]

describe('what can’t be read in a search', () => {
  test.each(told)('is told and not dropped: %s', async (words, key) => {
    const refused = {
      status: 400,
      body: { code: 'ValidationFailed', errors: { search: [saying(key, { words })] } },
    }
    for (const text of [`${words} fees`, `fees ${words} 2026`]) {
      expect(await search(text)).toMatchObject(refused)
      expect(await publicly(text)).toMatchObject(refused)
      expect(await quickly(text)).toMatchObject(refused)
    }
  })

  test('is told each by each, and never stands in the way of what is quoted', async () => {
    expect(await search('after:x type:banana fees')).toMatchObject({
      body: {
        errors: {
          search: [saying('noSearchDate', { words: 'after:x' }), saying('noSearchType', { words: 'type:banana' })],
        },
      },
    })
    for (const text of ['"after: the meeting"', 'thereafter:x', '“type:banana”'])
      expect((await search(text)).status).toBe(200)
  })

  test('is not told while it is still being typed and may become something', async () => {
    for (const words of [
      'after:',
      'after:2',
      'before:2026-',
      'before:2026-1',
      'type:',
      'type:spread',
      'type:pdf,',
      'TYPE:comp',
    ])
      expect([words, (await quickly(`fees ${words}`)).status]).toEqual([words, 200])
    expect((await quickly('after:tomorrow')).status).toBe(400)
  })
})

describe('kinds of files', () => {
  test('are found by the names that people have for them', async () => {
    const given = {
      text: 'txt',
      word: 'docx',
      pdf: 'pdf',
      spreadsheet: 'xlsx',
      image: 'png',
      video: 'mp4',
      music: 'mp3',
      presentation: 'pptx',
      mail: 'eml',
      compressed: 'zip',
    }
    for (const [kind, extension] of Object.entries(given)) {
      const id = await library.given.document({ name: `Okapi as ${kind}` })
      await sinupan.db.updateTable('files').set({ extension }).where('documentId', '=', id).execute()
    }
    await library.index()
    for (const kind of Object.keys(given))
      expect(await library.names(ana, `okapi type:${kind}`)).toEqual([`Okapi as ${kind}`])
    expect(await library.names(ana, 'okapi type:audio,archive')).toHaveLength(2)
    expect(await library.names(ana, 'okapi type:email')).toEqual(['Okapi as mail'])
    expect(await library.names(ana, 'okapi type:.ZIP')).toEqual(['Okapi as compressed'])
    expect(await library.names(ana, 'okapi type:dwg')).toEqual([])
  })
})

describe('a quick search', () => {
  test('knows its kinds of results in any letter case, and no others', async () => {
    for (const type of ['any', 'File', 'folder', 'TAG', 'Category', 'Location'])
      expect([type, (await quickly('enrol', type)).status]).toEqual([type, 200])
    const choices = contract.askedTypes.join(', ')
    for (const type of ['Files', 'x', 'constructor'])
      expect(await quickly('enrol', type)).toMatchObject({
        status: 400,
        body: { errors: { type: [saying('noChoice', { choices })] } },
      })
  })

  test('finds no places as long as there are none', async () => {
    expect(await quickly('enrol', 'Location')).toMatchObject({ body: { items: [], total: 0 } })
    expect((await ana.ask(contract.search, { params, body: { type: 'Location', search: 'enrol' } })).items).toEqual([])
    expect((await library.ask(ana, 'type:location enrol')).items).toEqual([])
    expect((await quickly('enrol', 'Tag')).body.items).toMatchObject([{ id: university.tags.enrolment }])
  })
})
