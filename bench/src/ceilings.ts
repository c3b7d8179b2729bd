import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import pg from 'pg'

/**
 * What the machine can do at best, in a process of its own. Fixed, and made of nothing of the product's, whose slow
 * statements would excuse themselves: one prepared join of documents, categories and owners behind a bare route, a
 * receiver that hashes, writes, fsyncs and inserts one row, a sender of one file, words in one indexed column, an UPDATE of
 * bare rows, bytes from memory.
 */
const { DATABASE_URL = '', DATA_DIR = '.', FOLDER = '0', UNIT = '0' } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 })
const fastify = Fastify({ bodyLimit: 2 ** 31 })
const incoming = join(DATA_DIR, 'ceiling')
await mkdir(incoming, { recursive: true })
await pool.query('create table if not exists ceiling_files (sha256 text, size bigint)')

const listing = {
  name: 'listing',
  text: `select d.id, d.name, d.description, d.document_date, d.created_at, d.updated_at, d.total_size, d.version,
      c.id as category_id, c.name as category, u.id as owner_id, u.first_name, u.last_name
    from documents d left join categories c on c.id = d.category_id left join users u on u.id = d.owner_id
    where d.unit_id = $1 and d.folder_id = $2 and d.is_living
    order by d.name collate natural_order, d.id limit 50`,
  values: [Number(UNIT), Number(FOLDER)],
}
fastify.get('/list', async (_request, reply) => {
  const { rows } = await pool.query(listing)
  return reply.type('application/json').send(JSON.stringify(rows))
})

fastify.get('/search', async (request, reply) => {
  const { words = '' } = request.query as { words?: string }
  const text = `with found as materialized (select id, name from ceiling_words where words @@ to_tsquery('simple', $1) limit 10001)
    select id, name, (select count(*)::int from found) as total from found order by id desc limit 10`
  const { rows } = await pool.query({ name: 'search', text, values: [words] })
  return reply.type('application/json').send(JSON.stringify(rows))
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

// Rows of documents without anything that hangs on them; all of them changed by one statement.
fastify.post('/rows', async (request) => {
  await pool.query('drop table if exists ceiling_rows')
  await pool.query('create table ceiling_rows as select * from documents where id = any($1)', [request.body])
  await pool.query('alter table ceiling_rows add primary key (id)')
  await pool.query('create index on ceiling_rows (folder_id)')
  return {}
})
fastify.put('/rows', async (request) => {
  const { rowCount } = await pool.query({
    name: 'rows',
    text: 'update ceiling_rows set folder_id = version, trashed_at = now(), version = version + 1 where id = any($1)',
    values: [request.body],
  })
  return { rowCount }
})

const chunk = randomBytes(256 * 1024)
fastify.get('/bytes', async (request, reply) => {
  const { size = '0' } = request.query as { size?: string }
  const chunks = function* () {
    for (let left = Number(size); left > 0; left -= chunk.length) yield chunk.subarray(0, left)
  }
  return reply.type('application/octet-stream').send(Readable.from(chunks()))
})

await fastify.listen({ port: 0, host: '127.0.0.1' })
const address = fastify.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() })
  if (message === 'memory') process.send?.({ rss: process.memoryUsage().rss })
})
process.on('disconnect', () => process.exit(0))
