import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { join } from 'node:path'
import { copies } from './copies-job.ts'
import { firstLoad } from './first-load-job.ts'
import { formOf } from './form.ts'
import { harvest } from './harvest-job.ts'
import { holds } from './holds-job.ts'
import { bearer, type Job, row } from './job.ts'
import { keeping } from './keeping-job.ts'
import { listing } from './listing-job.ts'
import { memoryOf, ratePerSecond, type Shot, secondsFor } from './load.ts'
import { ocr } from './ocr-job.ts'
import { pageUploads } from './page-job.ts'
import { papers } from './papers-job.ts'
import { people } from './people-job.ts'
import { places } from './places-job.ts'
import { readers } from './readers-job.ts'
import { requesting } from './requests-job.ts'
import { searching } from './search-job.ts'

const smallUploads: Job = {
  name: 'upload',
  async run({ product, ceiling, token, set }) {
    const count = 1_000
    const shots = Array.from({ length: count }, (_, no): Shot => {
      const { headers, body } = formOf(set.unitId, 0, `file ${no}.bin`, randomBytes(100_000))
      return { method: 'POST', path: '/api/FileManagerFile/Upload', headers: { ...headers, ...bearer(token) }, body }
    })
    const bare = Array.from(
      { length: count },
      (): Shot => ({
        method: 'POST',
        path: '/receive',
        headers: { 'content-type': 'application/octet-stream' },
        body: randomBytes(100_000),
      }),
    )
    const mine = count / (await secondsFor(product, 4, shots))
    const best = count / (await secondsFor(ceiling, 4, bare))
    return [row('upload 1 000 × 100 kB, 4 clients', 'files/s', mine, best)]
  },
}

/** Streams `size` random bytes as the body; seconds. */
function stream(
  port: number,
  shot: Omit<Shot, 'body'>,
  { size, before, after }: { size: number; before: Buffer; after: Buffer },
): Promise<number> {
  const chunk = randomBytes(1024 * 1024)
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { ...shot.headers, 'content-length': size + before.length + after.length }
    const sent = request({ port, host: '127.0.0.1', method: shot.method, path: shot.path, headers }, (response) => {
      response.resume().on('end', () => {
        if ((response.statusCode ?? 500) < 400) resolve((performance.now() - start) / 1000)
        else reject(new Error(`The upload answered ${response.statusCode}`))
      })
    })
    sent.on('error', reject)
    sent.write(before)
    let left = size
    const write = (): void => {
      while (left > 0) {
        const part = left < chunk.length ? chunk.subarray(0, left) : chunk
        left -= part.length
        chunk.writeUInt32LE(left >>> 0, 0)
        if (!sent.write(Buffer.from(part))) return void sent.once('drain', write)
      }
      sent.end(after)
    }
    write()
  })
}

const bigUpload: Job = {
  name: 'upload 1 GiB',
  async run({ product, ceiling, token, set, server }) {
    const size = 1024 ** 3
    const { headers, body } = formOf(set.unitId, 0, 'big.bin', Buffer.from('@'))
    const at = body.indexOf('@')
    const parts = { size, before: body.subarray(0, at), after: body.subarray(at + 1) }
    const idle = await memoryOf(server)
    let most = idle
    const watch = setInterval(() => void memoryOf(server).then((rss) => (most = Math.max(most, rss))), 100)
    const mine = await stream(
      product,
      { method: 'POST', path: '/api/FileManagerFile/Upload', headers: { ...headers, ...bearer(token) } },
      parts,
    )
    clearInterval(watch)
    const none = Buffer.alloc(0)
    const best = await stream(
      ceiling,
      { method: 'POST', path: '/receive', headers: { 'content-type': 'application/octet-stream' } },
      { size, before: none, after: none },
    )
    const mega = (bytes: number) => (bytes / 1024 ** 2).toFixed(0)
    return [
      row('upload 1 GiB', 'MB/s', 1024 / mine, 1024 / best),
      ['memory during it', `${mega(most)} MB`, `idle ${mega(idle)} MB`, ''],
    ]
  },
}

const downloads: Job = {
  name: 'download',
  async run({ product, ceiling, token, folder, db }) {
    const big = await db.selectFrom('files').select(['id', 'sha256']).orderBy('size', 'desc').executeTakeFirstOrThrow()
    const small = await db
      .selectFrom('files')
      .select(['id', 'sha256'])
      .where('size', '=', 100_000)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const pathOf = (sha256: string) => join(folder, 'blobs', sha256.slice(0, 2), sha256)
    const shot = (id: number): Shot => ({
      method: 'GET',
      path: `/api/FileManagerFile/ReadFile/${id}`,
      headers: bearer(token),
    })
    const bare = (sha256: string): Shot => ({ method: 'GET', path: `/file?path=${encodeURIComponent(pathOf(sha256))}` })
    const mine = await secondsFor(product, 1, [shot(big.id)])
    const best = await secondsFor(ceiling, 1, [bare(big.sha256)])
    const rate = await ratePerSecond(product, 10, 6, () => shot(small.id))
    const bestRate = await ratePerSecond(ceiling, 10, 6, () => bare(small.sha256))
    return [
      row('download 1 GiB', 'MB/s', 1024 / mine, 1024 / best),
      row('download 100 kB, 10 clients', 'req/s', rate, bestRate),
    ]
  },
}

/** The measured jobs, in their order: uploads come before the downloads that fetch them. */
export const jobs: readonly Job[] = [
  listing,
  smallUploads,
  bigUpload,
  downloads,
  searching,
  people,
  holds,
  keeping,
  places,
  papers,
  ocr,
  readers,
  requesting,
  copies,
  harvest,
  pageUploads,
  firstLoad,
]
