import { randomUUID } from 'node:crypto'
import type { UploadAnswer } from '@sinupan/contract'
import type { Answer, Caller } from './caller.ts'

export interface GivenFile {
  name: string
  content: string | Buffer
}
type Fields = Record<string, string | number>

// As browsers write the names of a form's parts.
const quoted = (value: string) => value.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

/** A multipart form, as a browser sends it. */
export function formOf(
  fields: Fields,
  files: readonly GivenFile[],
): { headers: Record<string, string>; payload: Buffer } {
  const boundary = `----${randomUUID()}`
  const part = (disposition: string, content: string | Buffer) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]
  const parts = [
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, String(value))),
    ...files.flatMap((file) =>
      part(`name="file"; filename="${quoted(file.name)}"\r\nContent-Type: application/octet-stream`, file.content),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, payload: Buffer.concat(parts) }
}

/** Uploads files; refusals are answers like any other. */
export const tryUpload = (caller: Caller, fields: Fields, files: readonly GivenFile[]) =>
  caller.request({ method: 'POST', url: '/api/FileManagerFile/Upload', ...formOf(fields, files) }) as Promise<
    Answer<UploadAnswer>
  >

/** Uploads files, which has to succeed. */
export async function upload(caller: Caller, fields: Fields, files: readonly GivenFile[]): Promise<UploadAnswer> {
  const answer = await tryUpload(caller, fields, files)
  if (answer.status !== 201) throw new Error(`The upload answered ${answer.status}: ${answer.raw.toString('utf8')}`)
  return answer.body
}

/** Uploads one file into a folder of the caller's unit; answers what became of it. */
export async function uploadOne(caller: Caller, file: GivenFile, fileFolderId = 0) {
  const { items } = await upload(caller, { deliveryUnitId: caller.unitId, fileFolderId }, [file])
  const [item] = items
  if (!item) throw new Error(`${file.name} was not taken.`)
  return item
}
