import type { APIRequestContext } from '@playwright/test'
import { demoPassword } from '@sinupan/demo'
import type { Person } from './sign-in.ts'

type Method = 'get' | 'post' | 'put'

/** What a person does by the API, where a journey only needs that it was done. */
export async function callsOf(request: APIRequestContext, person: Person) {
  const answer = await request.post('/api/Account/login', { data: { userName: person, password: demoPassword } })
  const headers = { authorization: `Bearer ${(await answer.json()).token}` }
  return async (method: Method, path: string, data?: unknown) => {
    const said = await request[method](`/api/${path}`, { headers, ...(data !== undefined && { data }) })
    if (!said.ok()) throw new Error(`${method} ${path} was answered with ${said.status()}: ${await said.text()}`)
    return said.json()
  }
}
