import type { APIRequestContext, APIResponse } from '@playwright/test'
import { demoPassword } from '@sinupan/demo'

type Method = 'get' | 'post' | 'put' | 'delete'
/** Fields first, then the file. */
type Multipart = Record<string, string | number | { name: string; mimeType: string; buffer: Buffer }>

/** What a person does by the API, where a journey only needs that it was done. */
export async function callsOf(request: APIRequestContext, person: string) {
  const answer = await request.post('/api/Account/login', { data: { userName: person, password: demoPassword } })
  const headers = { authorization: `Bearer ${(await answer.json()).token}` }
  const call = async (method: Method, path: string, data?: unknown) =>
    jsonOf(await request[method](`/api/${path}`, { headers, ...(data !== undefined && { data }) }))
  const upload = async (multipart: Multipart) =>
    jsonOf(await request.post('/api/FileManagerFile/Upload', { headers, multipart }))
  return Object.assign(call, { upload })
}

async function jsonOf(said: APIResponse) {
  if (!said.ok()) throw new Error(`${said.url()} was answered with ${said.status()}: ${await said.text()}`)
  return said.json()
}
