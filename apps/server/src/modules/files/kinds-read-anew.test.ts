import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { connect } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { makeDbf, makeTar } from '../../platform/derivatives/testing/archive-files.ts'
import { makeZip } from '../../platform/derivatives/testing/make-zip.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { newName, urlOf, withAdmin } from '../../testing/template-database.ts'
import { uploadOne } from '../../testing/upload.ts'
import { orderLostDerivations } from './use-cases/order-lost-derivations.ts'

const migrations = resolve(import.meta.dirname, '../../../migrations')
const MORE_KINDS = '0068-more-kinds-read.sql'
const OLD_PROGRAMS = '0072-lists-and-old-programs.sql'
const FURTHER = '0077-further-readers.sql'

describe('a stock as the migration before left it', () => {
  const adminUrl = inject('adminUrl')
  const name = newName('sinupan_stock')
  let pool: pg.Pool
  let folder: string
  const rows = async (text: string) => (await pool.query<Record<string, unknown>>(text)).rows

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sinupan-stock-'))
    for (const file of await readdir(migrations))
      if (file < '0068') await cp(join(migrations, file), join(folder, file))
    await withAdmin(adminUrl, (client) => client.query(`create database ${name} template template0`))
    pool = connect(urlOf(adminUrl, name), 1)
    await migrate(pool, { folder })
  })
  afterAll(async () => {
    await pool.end()
    await withAdmin(adminUrl, (client) => client.query(`drop database ${name} with (force)`))
    await rm(folder, { recursive: true, force: true })
  })

  test('is ordered to be read again where more is known now, loses no word until then, and is else not touched', async () => {
    const types = {
      a: 'application/zip',
      b: 'application/gzip',
      c: 'application/xml',
      d: 'text/csv',
      e: 'application/x-cfb',
      f: 'application/octet-stream',
      '0': 'application/pdf',
      '1': 'text/plain',
      '2': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      '3': 'application/zip+other',
    }
    for (const [letter, type] of Object.entries(types)) {
      const sha256 = letter.repeat(64)
      await rows(
        `insert into blobs (sha256, size, media_type, text_state, derived_at) values ('${sha256}', 1, '${type}', 'done', now())`,
      )
      await rows(`insert into blob_pages (sha256, page_no, body) values ('${sha256}', 1, 'Keptword')`)
    }
    // One that nothing has read yet stays as it is.
    await rows(`insert into blobs (sha256, size, media_type) values ('${'9'.repeat(64)}', 1, 'application/zip')`)
    await rows(`insert into blobs (sha256, size, media_type, text_state, derived_at)
      select encode(sha256(n::text::bytea), 'hex'), 1, 'image/jpeg', 'none', now() from generate_series(1, 20000) n`)
    const before = await rows('select max(xmin::text::bigint) as last from blobs')
    await cp(join(migrations, MORE_KINDS), join(folder, MORE_KINDS))
    expect(await migrate(pool, { folder })).toEqual([MORE_KINDS])

    const changed = `xmin::text::bigint > ${before[0]?.last}`
    expect(
      await rows(`select left(sha256, 1) as of, derived_at, text_state from blobs where ${changed} order by 1`),
    ).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((of) => ({ of, derived_at: null, text_state: 'done' })))
    expect(await rows("select from blob_pages where body = 'Keptword'")).toHaveLength(Object.keys(types).length)
  })
})

describe('documents that came in before their kind was known', async () => {
  const { app, db, clock, people } = await startSinupan()
  const { ana } = people
  const flat =
    '<?xml version="1.0"?><office:document xmlns:office="o" office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text><text:p>Flatword</text:p></office:text></office:body></office:document>'
  const book = '<?xml version="1.0"?><FictionBook><description/><body><p>Fictionword</p></body></FictionBook>'
  const mailbox =
    'From ana@haraya.example Mon Jan  5 09:00:00 2026\nFrom: ana@haraya.example\nSubject: Boxword\n\nMailword\n'
  const drawing = makeZip([
    { name: 'visio/document.xml', content: '<VisioDocument/>' },
    { name: 'visio/pages/page1.xml', content: '<PageContents/>' },
  ])
  const kinds = [
    {
      file: 'a.zip',
      content: makeZip([{ name: 'in.txt', content: 'Zipword' }]),
      before: 'application/zip',
      now: 'application/zip',
      word: 'Zipword',
    },
    {
      file: 'a.tar',
      content: makeTar({ 'in.txt': 'Tarword' }),
      before: 'application/x-tar',
      now: 'application/x-tar',
      word: 'Tarword',
    },
    {
      file: 'a.fodt',
      content: flat,
      before: 'application/xml',
      now: 'application/vnd.oasis.opendocument.text-flat-xml',
      word: 'Flatword',
    },
    {
      file: 'a.fb2',
      content: book,
      before: 'application/xml',
      now: 'application/x-fictionbook+xml',
      word: 'Fictionword',
    },
    { file: 'a.vsdx', content: drawing, before: 'application/zip', now: 'application/vnd.visio', word: '' },
    {
      file: 'a.dbf',
      content: makeDbf([['NAME', 'C', 20]], [['Tableword']]),
      before: 'application/octet-stream',
      now: 'application/vnd.dbf',
      word: 'Tableword',
    },
    { file: 'a.mbox', content: mailbox, before: 'text/plain', now: 'application/mbox', word: 'Mailword' },
    {
      file: 'a.hwpx',
      content: makeZip([
        { name: 'mimetype', content: 'application/hwp+zip' },
        { name: 'Contents/section0.xml', content: '<hs:sec><hp:p><hp:t>Hangulword</hp:t></hp:p></hs:sec>' },
      ]),
      before: 'application/zip',
      now: 'application/hwp+zip',
      word: 'Hangulword',
    },
    {
      file: 'greeting.txt',
      content: Buffer.from('Mit freundlichen Grüßen', 'latin1'),
      before: 'text/plain',
      encoding: 'gb18030',
      now: 'text/plain',
      word: 'Grüßen',
    },
    {
      file: 'a.opml',
      content: '<?xml version="1.0"?><opml><body><outline text="Outlineword"/></body></opml>',
      before: 'application/xml',
      now: 'application/xml',
      word: 'Outlineword',
    },
    {
      file: 'from.txt',
      content: 'From here on nothing is a mailbox: Plainword',
      before: 'text/plain',
      now: 'text/plain',
      word: 'Plainword',
    },
  ]

  test('are typed and read anew, each the same document with the same bytes', async () => {
    const came = new Map<string, Awaited<ReturnType<typeof uploadOne>>>()
    for (const { file, content, before, encoding = null } of kinds) {
      const item = await uploadOne(ana, { name: file, content: Buffer.from(content) })
      came.set(file, item)
      await app.drain()
      const { sha256 } = item.file
      await sql`update blobs set media_type = ${before}, text_state = 'done',
        text_encoding = coalesce(${encoding}, text_encoding), is_encoding_guessed = ${encoding !== null} where sha256 = ${sha256}`.execute(
        db,
      )
      await sql`update files set media_type = ${before} where sha256 = ${sha256}`.execute(db)
      await sql`update blob_pages set body = 'From before' where sha256 = ${sha256}`.execute(db)
    }
    for (const name of [MORE_KINDS, OLD_PROGRAMS, FURTHER])
      await sql.raw(await readFile(join(migrations, name), 'utf8')).execute(db)
    clock.pass({ hours: 2 })
    await orderLostDerivations(app.contextFor(system))
    await app.drain()
    for (const { file, now, word, content } of kinds) {
      const item = came.get(file)
      const { fileManagerFiles } = await ana.ask(contract.getDocument, { params: { id: item?.fileManagerId ?? 0 } })
      const [kept] = fileManagerFiles
      expect({ file: kept?.fileName, type: kept?.mediaType, id: kept?.id }).toEqual({
        file,
        type: now,
        id: item?.file.id,
      })
      const { rows } = await sql<{ body: string }>`select body from blob_pages where sha256 = ${kept?.sha256}`.execute(
        db,
      )
      expect(rows.map(({ body }) => body).join('\n')).toContain(word)
      const bytes = await ana.request({ method: 'GET', url: kept?.contentUrl ?? '' })
      expect(bytes.raw.equals(Buffer.from(content))).toBe(true)
    }
  })
})
