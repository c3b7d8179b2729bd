import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newName, urlOf, withAdmin } from '../../testing/template-database.ts'
import { connect } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { handOverFacts, lendFacts, mayAlterFacts } from './fact-keeper.ts'

const { superuserUrl } = inject('testServer')
const folder = await mkdtemp(join(tmpdir(), 'sinupan-keeper-'))
const name = newName('sinupan_kept')
// A database as it was before: all of it is the application's own.
let pool: pg.Pool
let owner: pg.Client

beforeAll(async () => {
  if (!superuserUrl) return
  await withAdmin(inject('adminUrl'), (client) => client.query(`create database ${name} template template0`))
  pool = connect(urlOf(inject('adminUrl'), name), 2)
  await migrate(pool)
  await write('before')
  owner = new pg.Client({ connectionString: urlOf(superuserUrl, name) })
  await owner.connect()
})
afterAll(async () => {
  await pool?.end()
  await owner?.end()
  await withAdmin(superuserUrl ?? inject('adminUrl'), (client) => client.query(`drop database if exists ${name}`))
  await rm(folder, { recursive: true, force: true })
})

const write = (told: string) =>
  pool.query(`insert into facts (name, at, actor_kind, payload) values ('${told}', now(), 'system', '{}')`)
const names = async () => (await pool.query('select name from facts order by id')).rows.map((row) => row.name)

const forbidden = [
  'update facts set name = name',
  'delete from facts',
  'truncate facts',
  'update fact_seals set number = number',
  'delete from fact_seals',
  'truncate fact_seals',
  'alter table facts disable trigger all',
  'alter table facts disable trigger facts_append_only',
  'alter table facts add column more text',
  'alter table facts drop column payload',
  'alter table facts rename to old_facts',
  'alter table facts owner to current_user',
  'alter table fact_seals disable trigger all',
  'drop trigger facts_append_only on facts',
  'drop table facts',
  'drop table fact_seals cascade',
  'drop schema public cascade',
  'drop function facts_stay() cascade',
  'create or replace function facts_stay() returns trigger language plpgsql as $$ begin return null; end $$',
  'create or replace function fact_words(payload jsonb) returns text language sql immutable strict as $$ select null $$',
  'create rule nothing_new as on insert to facts do instead nothing',
  'create trigger no_more before insert on facts for each row execute function facts_stay()',
  'drop index facts_name',
  "select setval('facts_id_seq', 1)",
  'truncate location_history',
  'update location_history set name = name',
  'delete from location_history',
  'alter table location_history disable trigger all',
  'drop table location_history cascade',
  'truncate disposal_items',
  'alter table disposal_items disable trigger disposal_items_stay',
  'alter table disposal_items drop column sha256s',
  'drop trigger disposal_items_begin on disposal_items',
  'drop table disposal_items cascade',
  'delete from disposals',
  'truncate disposals cascade',
  'alter table disposals disable trigger all',
  'alter table certificate_numbers disable trigger all',
  'delete from certificate_numbers',
  'create or replace function disposal_items_stay() returns trigger language plpgsql as $$ begin return new; end $$',
  'create or replace function tombstones_stay() returns trigger language plpgsql as $$ begin return null; end $$',
  'drop function disposals_stay() cascade',
  'set role sinupan_keeper',
  'set session_replication_role = replica',
]

describe.runIf(superuserUrl)('the history, the register and the places of papers belong to a role of its own', () => {
  test('and until it does, the application could alter it, which it knows', async () => {
    expect(await mayAlterFacts(pool)).toBe(true)
    await pool.query('begin; alter table facts disable trigger all; delete from facts; rollback')
  })

  test('it is handed over with all that was written, as often as one likes', async () => {
    await handOverFacts(owner)
    await handOverFacts(owner)
    expect(await mayAlterFacts(pool)).toBe(false)
    await write('after')
    expect(await names()).toEqual(['before', 'after'])
  })

  test('an installation that gave away the history alone gives the rest too', async () => {
    await owner.query(`alter table disposal_items owner to ${await applicationOf()}`)
    expect(await mayAlterFacts(pool)).toBe(true)
    await handOverFacts(owner)
    expect(await mayAlterFacts(pool)).toBe(false)
  })

  test.each(forbidden)('the application’s role may not: %s', async (statement) => {
    await expect(pool.query(statement)).rejects.toThrow(/permission denied|must be owner|append-only/)
    expect(await names()).toEqual(['before', 'after'])
  })

  test('nor does the keeper itself change what it keeps', async () => {
    await owner.query('set role sinupan_keeper')
    for (const statement of ['update facts set name = name', 'delete from facts', 'truncate facts'])
      await expect(owner.query(statement)).rejects.toThrow('permission denied')
    await owner.query('reset role')
    const { rows } = await owner.query("select rolcanlogin, rolsuper from pg_roles where rolname = 'sinupan_keeper'")
    expect(rows).toEqual([{ rolcanlogin: false, rolsuper: false }])
  })

  test('a migration that changes the history finds it lent, and it is handed over again; others find it as it is', async () => {
    await writeFile(join(folder, '9001-tags.sql'), 'alter table tags add column colour text;')
    let lent = 0
    const lend = async () => {
      lent++
      await lendFacts(owner, await applicationOf())
    }
    await migrate(pool, { folder, lend })
    expect(lent).toBe(0)
    await writeFile(join(folder, '9002-facts.sql'), 'alter table facts add column more text;')
    await expect(migrate(pool, { folder })).rejects.toThrow(/belongs to another role .* docs\/operations\/upgrade\.md/)
    await migrate(pool, { folder, lend })
    expect(lent).toBe(1)
    await handOverFacts(owner)
    expect(await mayAlterFacts(pool)).toBe(false)
    expect(await names()).toEqual(['before', 'after'])
  })
})

const applicationOf = async () =>
  (await pool.query<{ role: string }>('select current_user as role')).rows[0]?.role ?? ''
