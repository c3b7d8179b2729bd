import { createHash, randomBytes } from 'node:crypto'
import { truncate } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { uploadOne } from '../../testing/upload.ts'

const { app, people, dataDir } = await startSinupan()
const { ana } = people
await app.fastify.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.fastify.server.address() as AddressInfo

const content = randomBytes(3_000_000).fill(0, 0, 8)
const other = randomBytes(2_000_000).fill(0, 0, 8)
const { file } = await uploadOne(ana, { name: 'Film.bin', content })
const { file: second } = await uploadOne(ana, { name: 'Other.bin', content: other })

interface Answered {
  status: number
  raw: Buffer
  headers: Record<string, unknown>
}

/** Reads a file over a socket; `leaveAfter`: goes away when so many bytes have come. */
const read = (id: number, { range, leaveAfter }: { range?: string; leaveAfter?: number } = {}): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${ana.token}`, ...(range ? { range } : {}) }
    const sent = request(
      { port, host: '127.0.0.1', path: `/api/FileManagerFile/ReadFile/${id}`, headers },
      (answer) => {
        const pieces: Buffer[] = []
        let length = 0
        const end = () =>
          resolve({ status: answer.statusCode ?? 0, raw: Buffer.concat(pieces), headers: answer.headers })
        answer.on('data', (piece: Buffer) => {
          pieces.push(piece)
          length += piece.length
          if (leaveAfter === undefined || length < leaveAfter) return
          answer.destroy()
          end()
        })
        answer.on('end', end)
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end()
  })
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('a large file comes whole and in part, with all that is told of a small one', async () => {
  const whole = await read(file.id)
  expect(whole).toMatchObject({
    status: 200,
    headers: {
      'content-length': '3000000',
      etag: `"${file.sha256}"`,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    },
  })
  expect(digest(whole.raw)).toBe(file.sha256)
  const part = await read(file.id, { range: 'bytes=262000-2000000' })
  expect(part).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 262000-2000000/3000000' } })
  expect(part.raw.equals(content.subarray(262_000, 2_000_001))).toBe(true)
})

test('readers who come and go at once never get each other’s bytes', async () => {
  const one = async (no: number) => {
    if (no % 3 === 0) return read(no % 2 ? file.id : second.id, { leaveAfter: 300_000 * (1 + (no % 4)) })
    const { raw } = await read(no % 2 ? file.id : second.id)
    expect(digest(raw)).toBe(no % 2 ? file.sha256 : second.sha256)
  }
  for (let round = 0; round < 4; round++) await Promise.all(Array.from({ length: 12 }, (_, no) => one(round + no)))
})

test('a file that ends too early on its way is cut off, and never taken for whole', async () => {
  const { file: short } = await uploadOne(ana, { name: 'Short.bin', content: randomBytes(40_000_000).fill(0, 0, 8) })
  const path = join(dataDir, 'blobs', short.sha256.slice(0, 2), short.sha256)
  const reading = new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${ana.token}` }
    request({ port, host: '127.0.0.1', path: `/api/FileManagerFile/ReadFile/${short.id}`, headers }, (answer) => {
      answer.once('readable', () => {
        void truncate(path, 30_000_000).then(() => answer.resume())
      })
      answer.on('end', () => resolve('whole'))
      answer.on('error', reject)
    }).end()
  })
  await expect(reading).rejects.toThrow()
})
