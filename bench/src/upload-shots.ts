import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { formOf } from './form.ts'
import { type Bench, bearer } from './job.ts'
import { type Shot, shoot } from './load.ts'

/** A small file as the page sends it: whole, with the request that begins its upload. */
export function wholeShot({ token, set }: Pick<Bench, 'token' | 'set'>, name: string, body: Buffer): Shot {
  const metadata = Object.entries({ filename: name, deliveryUnitId: set.unitId, fileFolderId: 0 })
    .map(([key, value]) => `${key} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',')
  const headers = {
    ...bearer(token),
    'tus-resumable': '1.0.0',
    'upload-length': String(body.length),
    'upload-metadata': metadata,
    'upload-key': randomBytes(16).toString('hex'),
    'content-type': 'application/offset+octet-stream',
  }
  return { method: 'POST', path: '/api/Upload', headers, body }
}

/** A file of the bare receiver. */
export const bareShot = (body: Buffer): Shot => ({
  method: 'POST',
  path: '/receive',
  headers: { 'content-type': 'application/octet-stream' },
  body,
})

/** Puts a small file into the product; answers its id. */
export async function sendSmall(bench: Bench, size: number): Promise<number> {
  const agent = new Agent()
  await shoot(agent, bench.product, wholeShot(bench, 'small.bin', randomBytes(size)))
  return newestOf(bench)
}

/** Streams a large file into the product by a form; answers its id. */
export async function sendBig(bench: Bench, size: number): Promise<number> {
  await streamBig(bench, size)
  return newestOf(bench)
}

/** Streams a large file into the product by a form; answers the seconds. */
export function streamBig({ product, token, set }: Bench, size: number): Promise<number> {
  const { headers, body } = formOf(set.unitId, 0, 'big.bin', Buffer.from('@'))
  const at = body.indexOf('@')
  const shot = { method: 'POST', path: '/api/FileManagerFile/Upload', headers: { ...headers, ...bearer(token) } }
  return stream(product, shot, { size, before: body.subarray(0, at), after: body.subarray(at + 1) })
}

/** The same to the bare receiver. */
export function streamBare({ ceiling }: Bench, size: number): Promise<number> {
  const none = Buffer.alloc(0)
  const { body: _, ...shot } = bareShot(none)
  return stream(ceiling, shot, { size, before: none, after: none })
}

async function newestOf({ db }: Bench): Promise<number> {
  return (await db.selectFrom('files').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
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
