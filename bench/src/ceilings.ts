import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import pg from 'pg'
import { captureListing } from './capture-listing.ts'

/**
 * What the machine can do at best, in a process of its own: the listing's statements through pg behind a bare route, a
 * receiver that hashes, writes, fsyncs and inserts one row, a sender of one file.
 */
const { DATABASE_URL = '', DATA_DIR = '.', FOLDER = '0', UNIT = '0', USER_ID = '' } = process.env
const statements = await captureListing(DATABASE_URL, {
  folderId: Number(FOLDER),
  unitId: Number(UNIT),
  userId: USER_ID,
})
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 })
const fastify = Fastify({ bodyLimit: 2 ** 31 })
const incoming = join(DATA_DIR, 'ceiling')
await mkdir(incoming, { recursive: true })
await pool.query('create table if not exists ceiling_files (sha256 text, size bigint)')

fastify.get('/list', async (_request, reply) => {
  const answers = await Promise.all(
    statements.map(({ text, values }, no) => pool.query({ name: `s${no}`, text, values })),
  )
  return reply.type('application/json').send(JSON.stringify(answers.map((answer) => answer.rows)))
})

fastify.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
fastify.post('/receive', async (request) => {
  const handle = await open(join(incoming, randomUUID()), 'wx')
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of request.body as AsyncIterable<Buffer>) {
    hash.update(chunk)
    size += chunk.length
    await handle.write(chunk)
  }
  await handle.sync()
  await handle.close()
  await pool.query({
    name: 'insert',
    text: 'insert into ceiling_files values ($1, $2)',
    values: [hash.digest('hex'), size],
  })
  return { size }
})

fastify.get('/file', async (request, reply) => {
  const { path = '' } = request.query as { path?: string }
  const { size } = await stat(path)
  return reply
    .type('application/octet-stream')
    .header('content-length', size)
    .send(createReadStream(path, { highWaterMark: 256 * 1024 }))
})

await fastify.listen({ port: 0, host: '127.0.0.1' })
const address = fastify.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
process.on('disconnect', () => process.exit(0))
