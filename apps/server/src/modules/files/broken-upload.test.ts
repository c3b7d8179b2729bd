import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { formOf } from '../../testing/upload.ts'

const { app, db, people, dataDir } = await startSinupan()
const { ana } = people
await app.fastify.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.fastify.server.address() as AddressInfo

const waiting = () => readdir(join(dataDir, 'incoming'))
const countFiles = async () =>
  (
    await db
      .selectFrom('files')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

/** Begins a form of two files, of which `sent` bytes go out; comes back when so many files have begun to arrive. */
async function beginUpload(sent: number, files: number): Promise<Socket> {
  const { headers, payload } = formOf({ deliveryUnitId: ana.unitId }, [
    { name: 'First.bin', content: Buffer.alloc(1_000_000, 1) },
    { name: 'Second.bin', content: Buffer.alloc(1_000_000, 2) },
  ])
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /api/FileManagerFile/Upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ana.token}\r\n` +
      `Content-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
  )
  socket.write(payload.subarray(0, sent))
  await expect.poll(waiting).toHaveLength(files)
  return socket
}

test.each([
  ['in the first file', 500_000, 1],
  ['in the second file', 1_500_000, 2],
])('an upload that breaks off %s leaves no row and no byte', async (_, sent, files) => {
  const socket = await beginUpload(sent, files)
  socket.destroy()
  await expect.poll(waiting).toEqual([])
  expect(await countFiles()).toBe(0)
})

test('an upload that ends before its form does is refused and leaves nothing', async () => {
  const { headers, payload } = formOf({ deliveryUnitId: ana.unitId }, [
    { name: 'a.bin', content: Buffer.alloc(50_000) },
  ])
  const cut = payload.subarray(0, 40_000)
  const answer = await ana.request({ method: 'POST', url: '/api/FileManagerFile/Upload', headers, payload: cut })
  expect(answer).toMatchObject({ status: 400, body: { code: 'UploadBroken' } })
  expect(await waiting()).toEqual([])
  expect(await countFiles()).toBe(0)
})

test('a refusal is heard although the client is still sending', async () => {
  const form = formOf({ deliveryUnitId: 9_999 }, [{ name: 'a.bin', content: Buffer.alloc(20_000_000) }])
  const answer = await fetch(`http://127.0.0.1:${port}/api/FileManagerFile/Upload`, {
    method: 'POST',
    headers: { ...form.headers, authorization: `Bearer ${ana.token}` },
    body: form.payload,
  })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'NotYourDeliveryUnit' })
  expect(await waiting()).toEqual([])
})
