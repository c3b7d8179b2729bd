import { randomBytes } from 'node:crypto'
import type { Caller } from './caller.ts'

const version = { 'tus-resumable': '1.0.0' }
export const encode = (fields: Record<string, string | number>) =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',')

/** Begins a resumable upload into the caller's unit, which has to succeed; answers its address. */
export async function beginUpload(
  caller: Caller,
  length: number,
  fields: Record<string, string | number> = {},
): Promise<string> {
  const { status, headers, raw } = await caller.request({
    method: 'POST',
    url: '/api/Upload',
    headers: {
      ...version,
      'upload-length': String(length),
      'upload-metadata': encode({ filename: 'Tus.txt', deliveryUnitId: caller.unitId, ...fields }),
    },
  })
  if (status !== 201) throw new Error(`The upload was not begun: ${raw.toString('utf8')}`)
  return String(headers.location)
}

/** How far an upload has come. */
export const askOffset = (caller: Caller, url: string) => caller.request({ method: 'HEAD', url, headers: version })

export const sendPart = (caller: Caller, url: string, offset: number, payload: string | Buffer) =>
  caller.request({
    method: 'PATCH',
    url,
    headers: { ...version, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    payload: Buffer.from(payload),
  })

export const newKey = () => randomBytes(16).toString('hex')

export interface WholeGiven {
  name: string
  content: string | Buffer
  key?: string
  deliveryUnitId?: number
  fileFolderId?: number
}

/** How a file is sent whole with the request that begins its upload, into that unit. */
export function wholeOf(unitId: number, { name, content, key = newKey(), ...fields }: WholeGiven) {
  const headers = {
    ...version,
    'upload-length': String(Buffer.byteLength(content)),
    'upload-metadata': encode({ filename: name, deliveryUnitId: unitId, ...fields }),
    'content-type': 'application/offset+octet-stream',
    'upload-key': key,
  }
  return { method: 'POST' as const, url: '/api/Upload', headers, payload: Buffer.from(content) }
}

/** Sends a file whole into the caller's unit. */
export const sendWhole = (caller: Caller, given: WholeGiven) => caller.request(wholeOf(caller.unitId, given))
