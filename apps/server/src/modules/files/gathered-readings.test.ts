import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { writeGathered } from '../../platform/facts/gather-facts.ts'
import { Caller } from '../../testing/caller.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { uploadOne } from '../../testing/upload.ts'
import { contentsRead } from '../documents/index.ts'

const { app, another, people, db } = await startSinupan()
const second = await another()
const { ana, ben } = people

const take = (caller: Caller, id: number) =>
  caller.request({ method: 'GET', url: `/api/FileManagerFile/ReadFile/${id}`, query: { disposition: 'attachment' } })

interface Told {
  actor: string
  requestId: string
  transaction: string
}
const told = async (documentId: number) =>
  (
    await sql<Told>`select actor_id as actor, request_id, xmin::text as transaction from facts
      where name = 'document.contents-read' and document_id = ${documentId}`.execute(db)
  ).rows

test('each of many who take a file at once, from two servers, is written down before they have it, several with one commit', async () => {
  const { fileManagerId, file } = await uploadOne(ana, { name: 'Minutes.txt', content: 'The same for all' })
  const readers = [ana, ben, new Caller(second, ana), new Caller(second, ben)]
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, no) => {
      const answer = await take(readers[no % 4] ?? ana, file.id)
      const known = (await told(fileManagerId)).map(({ requestId }) => requestId)
      expect(known).toContain(answer.headers['x-request-id'])
      return answer
    }),
  )
  expect(new Set(answers.map(({ status, raw }) => `${status} ${raw}`))).toEqual(new Set(['200 The same for all']))
  const facts = await told(fileManagerId)
  expect(facts).toHaveLength(60)
  expect(new Set(facts.map(({ requestId }) => requestId)).size).toBe(60)
  expect(facts.filter(({ actor }) => actor === ana.userId)).toHaveLength(30)
  expect(new Set(facts.map(({ transaction }) => transaction)).size).toBeLessThan(60)
})

test('a reading that can’t be written down is its own reader’s failure alone', async () => {
  const { fileManagerId, file } = await uploadOne(ana, { name: 'Kept.txt', content: 'kept' })
  const ctx = app.contextFor(system)
  const { id: fileId, fileName, sha256 } = file
  const readingOf = (documentId: number) => contentsRead({ documentId }, { fileId, fileName, sha256, how: 'download' })
  // 2 147 483 648 is no document's number: the column has no room for it.
  const numbers = [fileManagerId, 2_147_483_648, fileManagerId, 2_147_483_648, fileManagerId]
  const results = await Promise.allSettled(numbers.map((no) => writeGathered(ctx, readingOf(no))))
  expect(results.map(({ status }) => status)).toEqual(
    numbers.map((no) => (no === fileManagerId ? 'fulfilled' : 'rejected')),
  )
  expect(await told(fileManagerId)).toHaveLength(3)
})
