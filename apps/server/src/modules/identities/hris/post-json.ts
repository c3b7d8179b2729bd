import { readFileSync } from 'node:fs'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { HrisFailure, inTime } from './employee.ts'

/** No answer about one person or 500 of them is larger. */
const mostBytes = 1024 * 1024

interface Posting {
  url: string
  body: unknown
  token?: string | undefined
  /** A PEM file with the authority of the server's certificate. */
  caFile?: string | undefined
}

/**
 * Posts JSON and reads JSON. A redirect is not followed: credentials go nowhere but to the configured address.
 *
 * @returns the status and the body; `undefined` for one that is no JSON
 * @throws HrisFailure where no answer comes within five seconds
 */
export async function postJson({ url, body, token, caFile }: Posting): Promise<{ status: number; json: unknown }> {
  const text = JSON.stringify(body)
  const send = url.startsWith('https:') ? secureRequest : plainRequest
  const abort = new AbortController()
  const answered = new Promise<{ status: number; json: unknown }>((resolve, reject) => {
    const asking = send(url, {
      method: 'POST',
      signal: abort.signal,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(caFile && { ca: readFileSync(caFile) }),
    })
    asking.on('error', reject)
    asking.on('response', async (response) => {
      const isJson = /^application\/json\b/i.test(response.headers['content-type'] ?? '')
      try {
        const read = await readText(response)
        resolve({ status: response.statusCode ?? 0, json: isJson ? parse(read) : undefined })
      } catch (error) {
        reject(error)
      }
    })
    asking.end(text)
  })
  return inTime(answered, () => abort.abort())
}

async function readText(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream) {
    size += part.length
    if (size > mostBytes) throw new HrisFailure('The answer is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
