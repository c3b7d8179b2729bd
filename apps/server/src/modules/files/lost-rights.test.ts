import { readdir, stat } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { askOffset, beginUpload, sendPart } from '../../testing/tus.ts'
import { formOf } from '../../testing/upload.ts'

const sinupan = await startSinupan()
const { app, db, dataDir, people, university } = sinupan
const { admin, dan } = people
const unitId = university.units.admissions
await app.fastify.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.fastify.server.address() as AddressInfo

interface Slow {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer
}

/** Comes back once bytes have begun to arrive: by then the beginning of the request was judged. */
async function begun(): Promise<void> {
  const folders = ['incoming', 'incoming-tus'].map((name) => join(dataDir, name))
  const sizes = async (folder: string) => {
    const names = await readdir(folder).catch(() => [])
    return Promise.all(
      names.map((name) =>
        stat(join(folder, name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
    )
  }
  await expect.poll(async () => Math.max(0, ...(await Promise.all(folders.map(sizes))).flat())).toBeGreaterThan(50_000)
}

/** Sends half of a body, lets something happen, sends the rest; answers the status and the code. */
function slowly(caller: Caller, { method, path, headers, body }: Slow, meanwhile: () => Promise<unknown>) {
  return new Promise<{ status: number | undefined; code: string | undefined }>((resolve, reject) => {
    const half = Math.floor(body.length / 2)
    const all = { ...headers, authorization: `Bearer ${caller.token}`, 'content-length': String(body.length) }
    const sent = request({ port, host: '127.0.0.1', method, path, headers: all }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8')
        resolve({ status: answer.statusCode, code: text.startsWith('{') ? JSON.parse(text).code : undefined })
      })
    })
    sent.on('error', reject)
    sent.write(body.subarray(0, half))
    void begun()
      .then(meanwhile)
      .then(() => sent.end(body.subarray(half)), reject)
  })
}

const formTo = (fields: Record<string, string | number>): Slow => {
  const { headers, payload } = formOf(fields, [{ name: 'Slow.bin', content: Buffer.alloc(4_000_000, 7) }])
  const type = headers['content-type'] ?? ''
  return { method: 'POST', path: '/api/FileManagerFile/Upload', headers: { 'content-type': type }, body: payload }
}
const grant = async () =>
  (await admin.ask(contract.addUnitAccess, { body: { userId: dan.userId, deliveryUnitId: unitId } })).id
const countFiles = async () => (await db.selectFrom('files').select('id').execute()).length

describe('an upload that is still on its way', () => {
  test('is not filed when its session ends', async () => {
    const caller = await sinupan.signIn('ana')
    const before = await countFiles()
    const answer = await slowly(caller, formTo({ deliveryUnitId: unitId }), () => caller.ask(contract.signOut))
    expect(answer).toEqual({ status: 401, code: 'Unauthenticated' })
    expect(await countFiles()).toBe(before)
  })

  test('is not filed in a unit that its sender has left, nor takes a place in its documents', async () => {
    for (const into of ['folder', 'document'] as const) {
      const id = await grant()
      const caller = await sinupan.signIn('dan')
      const document = await people.ana.ask(contract.createDocument, {
        body: { name: `Into ${into}`, fileFolderId: 0, deliveryUnitId: unitId },
      })
      const before = await countFiles()
      const fields: Record<string, number> =
        into === 'folder' ? { deliveryUnitId: unitId } : { fileManagerId: document.id }
      const answer = await slowly(caller, formTo(fields), () =>
        admin.ask(contract.removeUnitAccess, { params: { id } }),
      )
      expect(answer.status).toBe(into === 'folder' ? 403 : 404)
      expect(await countFiles()).toBe(before)
    }
  })

  test('keeps what came of it in parts for the same person’s next session', async () => {
    const caller = await sinupan.signIn('ana')
    const url = await beginUpload(caller, 4_000_000)
    const body = Buffer.alloc(4_000_000, 3)
    const type = { 'content-type': 'application/offset+octet-stream' }
    const headers = { ...type, 'tus-resumable': '1.0.0', 'upload-offset': '0' }
    const answer = await slowly(caller, { method: 'PATCH', path: url, headers, body }, () =>
      caller.ask(contract.signOut),
    )
    expect(answer.status).toBe(401)
    const again = await sinupan.signIn('ana')
    expect((await askOffset(again, url)).headers['upload-offset']).toBe('4000000')
    const finished = await sendPart(again, url, 4_000_000, '')
    expect(finished.status).toBe(204)
    expect(finished.headers['sinupan-document']).toMatch(/^\d+$/)
  })
})
