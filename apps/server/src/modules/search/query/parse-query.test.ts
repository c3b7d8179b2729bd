import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { connect, databaseOn } from '../../../platform/database/database.ts'
import { cloneDatabase } from '../../../testing/template-database.ts'
import { parseQuery } from './parse-query.ts'
import { asksNothing } from './parsed-query.ts'
import { textsOf } from './to-tsquery.ts'

const whole = (text: string) => textsOf(parseQuery(text)).whole

describe('a query', () => {
  test('asks for all its words, the last of which may go on', () => {
    expect(whole('board memo')).toBe(
      "('board' | 'boards') & ('memo':*)".replace("('board' | 'boards')", "(('board' | 'boards'))"),
    )
  })

  test('takes a word and its plural alike, but not numbers, short words and what is quoted', () => {
    expect(whole('resolutions x')).toBe("(('resolutions' | 'resolution')) & ('x')")
    expect(whole('2026 x')).toBe("('2026') & ('x')")
    expect(whole('"resolutions" x')).toBe("(('resolutions')) & ('x')")
  })

  test('reads numbers of papers as their parts in a row', () => {
    expect(whole('"Memo 2026-117"')).toBe("(('Memo' <-> '2026' <-> '117'))")
    expect(whole('2026-117 s.')).toBe("(('2026' <-> '117')) & ('s')")
  })

  test('leaves an apostrophe out, as the index does', () => {
    expect(whole('O’Brien x')).toBe("(('OBrien' | 'OBriens')) & ('x')")
  })

  test('excludes with a minus and chooses with OR', () => {
    expect(whole('memo -draft x')).toBe("(('memo' | 'memos')) & !(('draft' | 'drafts')) & ('x')")
    expect(whole('memo OR order x')).toBe("(('memo' | 'memos') | ('order' | 'orders')) & ('x')")
    expect(whole('-"first draft"')).toBe("!(('first' <-> 'draft'))")
  })

  test('looks for short beginnings in titles only', () => {
    const { whole, title, name, pages } = textsOf(parseQuery('memo en'))
    expect(whole).toBe("(('memo' | 'memos')) & ('en')")
    expect(title).toBe("(('memo' | 'memos')) & ('en':*)")
    expect(name).toBe("(('memo':A | 'memos':A)) & ('en':*A)")
    expect(pages).toBe("(('memo' | 'memos') | 'en')")
  })

  test('reads its fields', () => {
    const query = parseQuery(
      'Tag:"board meeting" -tag:urgent category:minutes type:pdf,word before:2026-05 after:2025 fees',
    )
    expect(query.names).toMatchObject([
      { field: 'tag', term: { words: ['board', 'meeting'], isPrefix: false }, isExcluded: false },
      { field: 'tag', term: { words: ['urgent'], isPrefix: true }, isExcluded: true },
      { field: 'category', term: { words: ['minutes'] } },
    ])
    expect(query.fileTypes).toEqual([
      { extensions: expect.arrayContaining(['pdf', 'docx', 'doc', 'odt', 'rtf']), isExcluded: false },
    ])
    expect(query).toMatchObject({ before: '2026-05-01', after: '2025-01-01', resultType: undefined })
    expect(query.clauses).toHaveLength(1)
    expect(parseQuery('type:folder x').resultType).toBe('Folder')
  })

  test('takes a tag or category that says nothing as words, and remembers a date or kind that does', () => {
    expect(whole('tag: x')).toBe("('tag') & ('x')")
    expect(whole('before:tomorrow x')).toBe("('x')")
    expect(parseQuery('before:tomorrow type:x x after:20').unread).toEqual([
      { words: 'before:tomorrow', key: 'noSearchDate', isUnfinished: false },
      { words: 'after:20', key: 'noSearchDate', isUnfinished: true },
    ])
  })

  test('that holds no letter and no digit asks for nothing', () => {
    for (const text of [
      '',
      '   ',
      '"',
      '""',
      '-',
      '--',
      '- -',
      'OR',
      'OR OR',
      '|',
      '()&|!:*',
      "'",
      "'''",
      '😀',
      '-"😀"',
      '\\',
      ':*',
    ])
      expect(asksNothing(parseQuery(text)), text).toBe(true)
  })
})

describe('any text at all', async () => {
  const database = await cloneDatabase(inject('adminUrl'), inject('template'))
  const pool = connect(database.url, 1)
  const db = databaseOn(pool)
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })

  const accepted = async (text: string) => {
    const { whole, title, name, pages } = textsOf(parseQuery(text))
    await sql`select to_tsquery('sinupan', ${whole}), to_tsquery('sinupan', ${title}), to_tsquery('sinupan', ${name}),
      to_tsquery('sinupan', ${pages})`.execute(db)
  }

  test('becomes a query that the database takes', async () => {
    const hostile = [
      `"unbalanced`,
      `a" OR 1=1 --`,
      `'; drop table documents; --`,
      `a & | ! b`,
      `!!(a`,
      `foo:*A <-> bar`,
      `\\' \\`,
      `“curly” ”x`,
      `tag:"`,
      `-tag:`,
      'a '.repeat(200),
      '"'.repeat(400),
      '-'.repeat(400),
      'x'.repeat(400),
      `😀 👩‍👩‍👧 e\u0301`,
      'ÀÉÎ ñ ß ﬁ',
      '½ ² ①',
      'ก็ น้ำ',
      `${'('.repeat(200)}a${')'.repeat(200)}`,
      'a\u0001b',
      'null',
      '%00',
      '$1',
      `before:9999-99-99`,
    ]
    for (const text of hostile) await expect(accepted(text), text).resolves.toBeUndefined()
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), accepted), { numRuns: 200 })
  })
})
