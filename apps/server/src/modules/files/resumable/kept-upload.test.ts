import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { startSinupan } from '../../../testing/sinupan.ts'
import { askOffset, beginUpload, sendPart } from '../../../testing/tus.ts'

const { db, people, dataDir } = await startSinupan()
const { ana } = people

/** A database that fails whenever a file is to be added, in one way or another. */
async function breakDatabase(how: 'statement' | 'commit' | 'connection'): Promise<void> {
  const trouble =
    how === 'connection' ? 'perform pg_terminate_backend(pg_backend_pid())' : "raise 'no room for this row'"
  await sql`create function trouble() returns trigger language plpgsql as
    ${sql.lit(`begin ${trouble}; return new; end`)}`.execute(db)
  const deferred = how === 'commit' ? sql`initially deferred` : sql`not deferrable`
  await sql`create constraint trigger trouble after insert on files ${deferred} for each row execute function trouble()`.execute(
    db,
  )
}
const mendDatabase = () => sql`drop function if exists trouble cascade`.execute(db)
afterEach(mendDatabase)

const count = async () =>
  (
    await db
      .selectFrom('documents')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n
const partials = () => readdir(join(dataDir, 'incoming-tus'))

describe.each(['statement', 'commit', 'connection'] as const)('a whole upload whose %s fails', (how) => {
  const again = {
    'an empty part at its end': (url: string, length: number) => sendPart(ana, url, length, ''),
    'the question how far it is': (url: string) => askOffset(ana, url),
  }
  test.each(Object.entries(again))('is kept, and filed once by %s', async (name, goOn) => {
    const content = `${how}: ${name}`
    const url = await beginUpload(ana, content.length, { filename: `${content}.txt` })
    const before = await count()
    await breakDatabase(how)
    expect((await sendPart(ana, url, 0, content)).status).toBeGreaterThanOrEqual(500)
    // Clients take any other failure of a HEAD for the loss of the upload.
    expect((await askOffset(ana, url)).status).toBe(423)
    expect(await count()).toBe(before)
    await mendDatabase()
    const answer = await goOn(url, content.length)
    expect([200, 204]).toContain(answer.status)
    const id = Number(answer.headers['sinupan-document'])
    const { fileManagerFiles } = await ana.ask(contract.getDocument, { params: { id } })
    expect(fileManagerFiles[0]?.sha256).toBe(createHash('sha256').update(content).digest('hex'))
    const read = await ana.request({ method: 'GET', url: `/api/FileManagerFile/ReadFile/${fileManagerFiles[0]?.id}` })
    expect(read.raw.toString()).toBe(content)
    expect((await askOffset(ana, url)).headers['sinupan-document']).toBe(String(id))
    expect(await count()).toBe(before + 1)
    expect(await partials()).toEqual([])
  })
})

test('only a refusal lets a whole upload go', async () => {
  const url = await beginUpload(ana, 19, { filename: 'notes.txt' })
  expect(await sendPart(ana, url, 0, '#!/bin/sh\nrm -rf /\n')).toMatchObject({ status: 415 })
  expect(await partials()).toEqual([])
  expect((await askOffset(ana, url)).status).toBe(404)
})
