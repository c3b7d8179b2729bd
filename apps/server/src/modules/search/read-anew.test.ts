import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { newName, urlOf, withAdmin } from '../../testing/template-database.ts'

const migrations = resolve(import.meta.dirname, '../../../migrations')
const adminUrl = inject('adminUrl')
const name = newName('sinupan_before')
let pool: pg.Pool
let before: string

const sha256Of = (letter: string) => letter.repeat(64)
const rows = async (text: string) => (await pool.query<Record<string, unknown>>(text)).rows

beforeAll(async () => {
  before = await mkdtemp(join(tmpdir(), 'sinupan-before-'))
  for (const file of await readdir(migrations)) if (file < '0052') await cp(join(migrations, file), join(before, file))
  await withAdmin(adminUrl, (client) => client.query(`create database ${name} template template0`))
  pool = connect(urlOf(adminUrl, name), 1)
  await migrate(pool, { folder: before })
})
afterAll(async () => {
  await pool.end()
  await withAdmin(adminUrl, (client) => client.query(`drop database ${name} with (force)`))
  await rm(before, { recursive: true, force: true })
})

test('what was there before is found as it is typed too, and what is read as before stays as it is', async () => {
  const texts = [
    ['a', 'text/plain', 'The minutes 議事録 of Taipei'],
    ['b', 'text/plain', 'Señor Peña’s minutes – plain'],
    ['c', 'message/rfc822', 'Subject: letter'],
    ['d', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Budget figures'],
    ['e', 'image/png', 'Scanned words'],
  ] as const
  for (const [letter, type, body] of texts) {
    await rows(
      `insert into blobs (sha256, size, media_type, text_state, derived_at) values ('${sha256Of(letter)}', 1, '${type}', 'done', now())`,
    )
    await rows(`insert into blob_pages (sha256, page_no, body) values ('${sha256Of(letter)}', 1, '${body}')`)
  }
  await rows(
    `insert into blob_pages (sha256, page_no, body) values ('${sha256Of('c')}', 2, 'plan.pdf' || chr(10) || 'The plan')`,
  )
  await rows(`insert into tags (name) values ('予算会議')`)

  expect(await migrate(pool)).toEqual((await readdir(migrations)).filter((file) => file >= '0052').sort())

  const found = (query: string) =>
    rows(`select left(sha256, 1) as of from blob_pages where words @@ to_tsquery('sinupan', '${query}')`)
  expect(await found("''議'' <-> ''事''")).toEqual([{ of: 'a' }])
  expect(await found('penas')).toEqual([{ of: 'b' }])
  expect(await rows(`select name from tags where words @@ to_tsquery('sinupan', '''会'' <-> ''議''')`)).toHaveLength(1)
  expect(await rows("select queue, left(data ->> 'sha256', 1) as of from job_outbox")).toEqual([
    { queue: 'search-contents', of: 'a' },
  ])
  expect(await rows('select left(sha256, 1) as of, page_no, name from blob_pages where name is not null')).toEqual([
    { of: 'c', page_no: 2, name: 'plan.pdf' },
  ])
  // The workbook, since its sheets are told by name now; by later migrations the mail, for what is attached to it, and texts,
  // for letters of older programs.
  const readAnew = await rows('select left(sha256, 1) as of from blobs where derived_at is null order by 1')
  expect(readAnew.map(({ of }) => of)).toEqual(['a', 'b', 'c', 'd'])
})
